import { claimsAdminCalls, type AdminPayment } from '@yf/contract/claims-admin'
import type { TableProps } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { PagedTable } from '#ui/paged-table/paged-table.tsx'
import { emptyTexts, paymentsQueryOf, type PaymentState } from './payment-states.ts'
import { MakeBatch } from './make-batch.tsx'
import { paymentColumns } from './payment-columns.tsx'

export interface PaymentsProps {
  state: PaymentState
  pageNo: number
  canPay: boolean
}

/**
 * Payments decided by rule are sent automatically, a payment belongs to one batch only, and staff cannot pay what
 * they decided.
 */
const canPick = ({ isAtOnce, batchNo, hindrance }: AdminPayment): boolean =>
  isAtOnce === 0 && batchNo === null && hindrance === null

type Selection = NonNullable<TableProps<AdminPayment>['rowSelection']>

const selectionOf = (chosen: readonly AdminPayment[], onPick: (ids: string[]) => void): Selection => ({
  selectedRowKeys: chosen.map(({ id }) => id),
  onChange: (keys) => onPick(keys.map(String)),
  getTitleCheckboxProps: () => ({ 'aria-label': '全选本页' }),
  getCheckboxProps: (row) => ({
    disabled: !canPick(row),
    'aria-label': `选择 ${row.caseNo}`,
    ...(row.hindrance && { title: row.hindrance }),
  }),
})

export function Payments({ state, pageNo, canPay }: PaymentsProps) {
  const paymentsQuery = paymentsQueryOf(state, pageNo)
  const page = useQueryOf(claimsAdminCalls.payments, paymentsQuery, { every: 30_000 })
  const [picked, setPicked] = useState<readonly string[]>([])
  const isPicking = canPay && state === 'waiting'
  // A selected payment may have gone into a colleague's batch since.
  const chosen = (page.data?.records ?? []).filter((row) => picked.includes(row.id) && canPick(row))
  return (
    <Answered of={page} failed="款项没有加载成功" empty={emptyTexts[state]}>
      {({ records, total }) => (
        <>
          {isPicking && <MakeBatch chosen={chosen} />}
          <PagedTable
            rowKey="id"
            columns={paymentColumns(state, canPay)}
            rows={records}
            isFetching={page.isFetching}
            {...(isPicking && { rowSelection: selectionOf(chosen, setPicked) })}
            paging={{
              pageNo,
              pageSize: paymentsQuery.pageSize,
              total,
              onPage: (to) => go('/payments', { tab: state, page: to > 1 ? to : null }),
            }}
          />
        </>
      )}
    </Answered>
  )
}
