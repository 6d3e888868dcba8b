import { mallAdminCalls, type ChangeRow } from '@yf/contract/mall-admin'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'
import { changeName, valueText } from '../labels.ts'

const columns: TableColumnsType<ChangeRow> = [
  { title: '时间', className: text.nowrap, render: (_, { time }) => time.slice(0, 16) },
  { title: '谁', className: text.nowrap, dataIndex: 'staffName' },
  { title: '改了什么', render: (_, row) => changeName(row) },
  { title: '从', render: (_, { what, from }) => valueText(what, from) },
  { title: '到', render: (_, { what, to }) => valueText(what, to) },
  { title: '原因', dataIndex: 'reason' },
]

const pageSize = 10

export function ChangeTable({ productId }: { productId: string }) {
  const [pageNo, setPage] = useState(1)
  const changes = useQueryOf(mallAdminCalls.changes, { id: productId, pageNo, pageSize })
  return (
    <Section title="变更记录">
      <AnsweredTable
        of={changes}
        failed="变更记录没有加载成功"
        empty="还没有改动"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => setPage(page ?? 1)}
      />
    </Section>
  )
}
