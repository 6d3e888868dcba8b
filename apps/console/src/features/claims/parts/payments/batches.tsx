import { claimsAdminCalls, type PayBatch } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { PagedTable } from '#ui/paged-table/paged-table.tsx'
import { batchesQueryOf, batchState } from './payment-states.ts'
import { BatchActions } from './batch-actions.tsx'
import text from '#ui/quiet.module.css'

function progressOf({ count, paidCount, failedCount }: PayBatch): string {
  const parts = [`到账 ${paidCount}`, ...(failedCount > 0 ? [`失败 ${failedCount}`] : [])]
  const left = count - paidCount - failedCount
  return [...parts, ...(left > 0 ? [`未完 ${left}`] : [])].join('，')
}

const columns: TableColumnsType<PayBatch> = [
  { title: '批次号', dataIndex: 'batchNo', className: text.nowrap },
  {
    title: '状态',
    render: (_, { state }) => <Tag color={batchState[state].tone}>{batchState[state].word}</Tag>,
  },
  { title: '笔数', align: 'right', dataIndex: 'count' },
  { title: '合计', align: 'right', className: text.nowrap, render: (_, batch) => formatFen(batch.totalFen) },
  { title: '进度', render: (_, batch) => progressOf(batch) },
  { title: '生成人', dataIndex: 'madeBy', className: text.nowrap },
  { title: '生成时间', dataIndex: 'createTime', className: text.nowrap },
]
const columnsWithActions: TableColumnsType<PayBatch> = [
  ...columns,
  { title: '操作', align: 'right', render: (_, batch) => <BatchActions batch={batch} /> },
]

export function Batches({ pageNo, canPay }: { pageNo: number; canPay: boolean }) {
  const batchesQuery = batchesQueryOf(pageNo)
  const page = useQueryOf(claimsAdminCalls.batches, batchesQuery, { every: 15_000 })
  return (
    <Answered
      of={page}
      failed="批次没有加载成功"
      empty={
        <>
          还没有批次
          <br />
          在「待打款」中勾选案件，生成第一个批次。
        </>
      }
      lines={6}
    >
      {({ records, total }) => (
        <PagedTable
          rowKey="id"
          columns={canPay ? columnsWithActions : columns}
          rows={records}
          isFetching={page.isFetching}
          paging={{
            pageNo,
            pageSize: batchesQuery.pageSize,
            total,
            onPage: (to) => go('/payments', { tab: 'batches', page: to > 1 ? to : null }),
          }}
        />
      )}
    </Answered>
  )
}
