import { reconciliationCalls, type FailedRefund } from '@yf/contract/reconciliation'
import { formatFen } from '@yf/domain/money'
import { Table, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { RefundAgain } from './refund-again.tsx'

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

/** What the provider did not give back: it waits for a person, and so does whoever waits for the money. */
export function FailedRefunds() {
  const found = useQueryOf(reconciliationCalls.failedRefunds, { pageNo: 1, pageSize: 100 })
  return (
    <Section title="失败的退款">
      <Answered of={found} failed="失败的退款没有加载成功" empty="没有失败的退款">
        {({ records }) => (
          <Table
            rowKey="refundNo"
            size="small"
            columns={columns}
            dataSource={[...records]}
            pagination={false}
          />
        )}
      </Answered>
    </Section>
  )
}
