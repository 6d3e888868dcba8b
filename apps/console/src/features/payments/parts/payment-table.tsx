import type { PaymentRow } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Chip } from '#ui/chip/chip.tsx'
import table from '#ui/table/table.module.css'
import type { PaymentState } from '../payment-states.ts'
import styles from './payments.module.css'
import { RetryPayment } from './retry-payment.tsx'

export interface PaymentTableProps {
  rows: readonly PaymentRow[]
  state: PaymentState
  canPay: boolean
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
}

/** Those that were decided by rule go out by themselves, and one in a batch is in no other. */
const canPick = ({ isAtOnce, batchNo }: PaymentRow): boolean => isAtOnce === 0 && batchNo === null

function Way({ row }: { row: PaymentRow }) {
  if (row.batchNo) return <span className={table.nowrap}>{row.batchNo}</span>
  return row.isAtOnce === 1 ? (
    <Chip tone="accent">自动打款</Chip>
  ) : (
    <span className={table.quiet}>未入批次</span>
  )
}

function Row({ row, props, isPicking }: { row: PaymentRow; props: PaymentTableProps; isPicking: boolean }) {
  const { picked, onPick, state, canPay } = props
  const toggle = (isOn: boolean) =>
    onPick(new Set(isOn ? [...picked, row.id] : [...picked].filter((id) => id !== row.id)))
  return (
    <tr>
      {isPicking && (
        <td>
          <input
            type="checkbox"
            aria-label={`选择 ${row.caseNo}`}
            disabled={!canPick(row)}
            checked={picked.has(row.id) && canPick(row)}
            onChange={(event) => toggle(event.target.checked)}
          />
        </td>
      )}
      <td className={table.nowrap}>
        <a href={linkTo('/case', { id: row.caseId })}>{row.caseNo}</a>
        <div className={table.quiet}>{row.companyName}</div>
      </td>
      <td className={table.nowrap}>{row.payeeName}</td>
      <td className={table.nowrap}>
        {row.bankName} <span className={table.quiet}>{row.maskedNo}</span>
      </td>
      <td className={table.number}>{formatFen(row.amountFen)}</td>
      <td>
        <Way row={row} />
        {row.failure && <div className={styles.failure}>{row.failure}</div>}
      </td>
      <td className={table.nowrap}>{row.paidTime ?? row.createTime}</td>
      {canPay && (state === 'sent' || state === 'failed') && (
        <td className={table.number}>
          {row.state === 'sent' && row.isByFile === 1 ? (
            <a href={linkTo('/payments', { tab: 'batches' })}>在批次中登记</a>
          ) : (
            <RetryPayment row={row} />
          )}
        </td>
      )}
    </tr>
  )
}

export function PaymentTable(props: PaymentTableProps) {
  const { rows, state, canPay, picked, onPick } = props
  const isPicking = canPay && state === 'waiting'
  const pickable = rows.filter(canPick)
  const isAll = pickable.length > 0 && pickable.every(({ id }) => picked.has(id))
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {isPicking && (
            <th scope="col">
              <input
                type="checkbox"
                aria-label="全选本页"
                checked={isAll}
                disabled={pickable.length === 0}
                onChange={() => onPick(new Set(isAll ? [] : pickable.map(({ id }) => id)))}
              />
            </th>
          )}
          <th scope="col">案件号</th>
          <th scope="col">收款人</th>
          <th scope="col">收款账户</th>
          <th scope="col" className={table.number}>
            金额
          </th>
          <th scope="col">方式</th>
          <th scope="col">{state === 'paid' ? '到账时间' : '生成时间'}</th>
          {canPay && (state === 'sent' || state === 'failed') && (
            <th scope="col" className={table.number}>
              操作
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} props={props} isPicking={isPicking} />
        ))}
      </tbody>
    </table>
  )
}
