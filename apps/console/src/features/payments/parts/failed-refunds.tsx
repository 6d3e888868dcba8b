import { paymentsAdminCalls, type FailedRefund } from '@yf/contract/payments-admin'
import { formatFen } from '@yf/domain/money'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { RefundAgain } from './refund-again.tsx'

const pageSize = 10

const columns: TableColumnsType<FailedRefund> = [
  {
    title: '单号',
    render: (_, { orderNo, refundNo }) => (
      <>
        {orderNo}
        <div className={text.quiet}>{refundNo}</div>
      </>
    ),
  },
  { title: '企业', dataIndex: 'companyName' },
  { title: '金额', align: 'right', render: (_, { amountFen }) => formatFen(amountFen) },
  { title: '发起时间', dataIndex: 'createTime', className: text.nowrap },
  { title: '已尝试', render: (_, { tries }) => `${tries} 次` },
  { title: '', render: (_, row) => <RefundAgain row={row} /> },
]

/** Refunds that the provider did not pay: they wait for staff, and the member waits for the money. */
export function FailedRefunds() {
  const [pageNo, setPage] = useState(1)
  const found = useQueryOf(paymentsAdminCalls.failedRefunds, { pageNo, pageSize })
  const last = found.data ? Math.max(1, Math.ceil(found.data.total / pageSize)) : pageNo
  // Resent rows leave the list: a user beyond its end sees the last page instead of an empty list.
  if (pageNo > last) setPage(last)
  return (
    <Section title="失败的退款">
      <AnsweredTable
        of={found}
        failed="失败的退款没有加载成功"
        empty="没有失败的退款"
        rowKey="refundNo"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => setPage(to ?? 1)}
      />
    </Section>
  )
}
