import {
  claimsAdminCalls,
  type BankResult,
  type PayBatch,
  type AdminPayment,
} from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { payFailures, type PayFailure } from '@yf/domain/pay-failures'
import { Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { refresh, useQueryOf } from '#platform/http/query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import styles from './bank-results.module.css'

interface BankResultEntry {
  readonly outcome: '' | 'paid' | PayFailure
  readonly receipt: string
}
const blank: BankResultEntry = { outcome: '', receipt: '' }
const outcomes = [['paid', '已到账'], ...Object.entries(payFailures)].map(([value, label]) => ({
  value: value as BankResultEntry['outcome'],
  label,
}))
const pageSize = 100

/** Records only the filled-in rows; the rest waits for the bank's next list. */
const resultsOf = (
  rows: readonly AdminPayment[],
  entries: Readonly<Record<string, BankResultEntry>>,
): BankResult[] =>
  rows.flatMap(({ id: paymentId }): BankResult[] => {
    const { outcome, receipt } = entries[paymentId] ?? blank
    if (outcome === '') return []
    return outcome === 'paid'
      ? [{ paymentId, receipt: receipt.trim(), failure: null }]
      : [{ paymentId, receipt: null, failure: outcome }]
  })

function Row({
  row,
  one,
  onWrite,
}: {
  row: AdminPayment
  one: BankResultEntry
  onWrite: (change: Partial<BankResultEntry>) => void
}) {
  return (
    <li className={styles.row}>
      <p className={styles.who}>
        {row.caseNo}　{row.payeeName}　{formatFen(row.amountFen)}
      </p>
      <Entry label={`${row.caseNo} 的结果`}>
        {(id) => (
          <Select
            id={id}
            value={one.outcome || null}
            options={outcomes}
            placeholder="还没有结果"
            onChange={(outcome) => onWrite({ outcome })}
          />
        )}
      </Entry>
      {one.outcome === 'paid' && (
        <TextEntry
          label={`${row.caseNo} 的银行回单号`}
          isRequired
          value={one.receipt}
          maxLength={64}
          onChange={(receipt) => onWrite({ receipt })}
        />
      )}
    </li>
  )
}

export function BankResults({ batch, onClose }: { batch: PayBatch; onClose: () => void }) {
  const paymentsQuery = { batchId: batch.id, state: 'sent' as const, pageNo: 1, pageSize }
  const { data, error } = useQueryOf(claimsAdminCalls.payments, paymentsQuery)
  const [entries, setWritten] = useState<Readonly<Record<string, BankResultEntry>>>({})
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy } = useWrite(claimsAdminCalls.recordResults)
  const rows = data?.records ?? []
  const results = resultsOf(rows, entries)
  const isWhole = results.length > 0 && results.every(({ receipt }) => receipt !== '')
  const keep = async () => {
    const done = await send({ batchId: batch.id, results })
    if (!done.ok) return setFault(done.error.message)
    say(`批次 ${batch.batchNo} 已登记 ${results.length} 笔`)
    onClose()
    return refresh(claimsAdminCalls.batches)
  }
  return (
    <Dialog
      title={`登记批次 ${batch.batchNo} 的银行结果`}
      confirmText={`登记 ${results.length} 笔`}
      canConfirm={isWhole}
      isBusy={isBusy}
      fault={fault ?? (data ? null : (error?.message ?? null))}
      onConfirm={() => void keep()}
      onClose={onClose}
    >
      <p>登记后会员会收到通知，不能撤回。失败的款项在会员更换银行卡后重新打款。</p>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            one={entries[row.id] ?? blank}
            onWrite={(change) =>
              setWritten((all) => ({ ...all, [row.id]: { ...(all[row.id] ?? blank), ...change } }))
            }
          />
        ))}
      </ul>
    </Dialog>
  )
}
