import { eapAdminCalls, type AdminWait } from '@yf/contract/eap-admin'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { CounsellorSelect } from '../parts/counsellor-select.tsx'
import { pageSize, useListLocation } from '../list-location.ts'
import { wayName } from '../labels.ts'

const columns: TableColumnsType<AdminWait> = [
  { title: '时间', className: text.nowrap, render: (_, { startTime }) => startTime.slice(0, 16) },
  { title: '咨询师', dataIndex: 'counsellorName', className: text.nowrap },
  { title: '方式', render: (_, { way }) => wayName(way) },
  { title: '来访者', dataIndex: 'memberName', className: text.nowrap },
  { title: '排队于', className: text.nowrap, render: (_, { joinedTime }) => joinedTime.slice(0, 16) },
  {
    title: '状态',
    render: (_, { offerUntil }) =>
      offerUntil === null ? (
        <Tag>候补中</Tag>
      ) : (
        <Tag color="warning">{`名额保留至 ${offerUntil.slice(11, 16)}`}</Tag>
      ),
  },
]

export default function WaitsPage() {
  const { pageNo, counsellorId, of } = useListLocation()
  const page = useQueryOf(eapAdminCalls.waits, { ...of, pageNo, pageSize }, { every: 60_000 })
  return (
    <Page
      note="名额按排队顺序自动保留 15 分钟，无需人工处理；等的人多的咨询师可以增加时段。"
      tools={<CounsellorSelect value={counsellorId} onChange={(id) => go('/waits', { counsellor: id })} />}
    >
      <AnsweredTable
        of={page}
        failed="候补没有加载成功"
        empty="没有人在候补"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/waits', { counsellor: counsellorId, page: to })}
      />
    </Page>
  )
}
