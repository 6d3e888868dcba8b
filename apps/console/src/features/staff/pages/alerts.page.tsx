import { staffCalls } from '@yf/contract/staff'
import type { StaffAlert } from '@yf/contract/staff'
import type { TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'

const pageSize = 20

const columns: TableColumnsType<StaffAlert> = [
  { title: '类别', dataIndex: 'title', className: text.nowrap },
  { title: '说明', dataIndex: 'words' },
  { title: '次数', dataIndex: 'times', align: 'right' },
  {
    title: '最近一次',
    className: text.nowrap,
    render: (_, { lastAt, firstAt }) => (
      <>
        {lastAt}
        {firstAt !== lastAt && <div className={text.quiet}>首次 {firstAt}</div>}
      </>
    ),
  },
]

/** Events that staff must know about but did not cause: repeats on one day are one row. */
export default function AlertsPage() {
  const { pageNo } = useLocation()
  const page = useQueryOf(staffCalls.alerts, { pageNo, pageSize }, { every: 60_000 })
  return (
    <Page note="系统拒绝了的可疑访问，以及超过时限的案件。同一件事每天记一条，并累计次数。">
      <AnsweredTable
        of={page}
        failed="提醒没有加载成功"
        empty="没有提醒"
        rowKey="key"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/alerts', { page: to })}
      />
    </Page>
  )
}
