import { examAdminCalls } from '@yf/contract/exam-admin'
import { examRecordStates, examStateNames } from '@yf/domain/exam-claim'
import { Input } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { examColumns } from '../parts/exam-columns.tsx'

const pageSize = 20
type State = (typeof examRecordStates)[number]
type ExamClaimTab = 'all' | 'confirm' | `${State}`

const tabs: LinkTab<ExamClaimTab>[] = [
  ...examRecordStates.slice(0, 1).map(tabOf),
  { value: 'confirm', name: '待复核', href: linkTo('/exam-claims', { tab: 'confirm' }) },
  ...examRecordStates.slice(1).map(tabOf),
  { value: 'all', name: '全部', href: linkTo('/exam-claims', { tab: 'all' }) },
]

function tabOf(state: State): LinkTab<ExamClaimTab> {
  return { value: `${state}`, name: examStateNames[state], href: linkTo('/exam-claims', { tab: state }) }
}

const queryOf = (tab: ExamClaimTab) => {
  if (tab === 'all') return {}
  return tab === 'confirm' ? { toConfirm: 1 as const } : { state: Number(tab) as State }
}

/** Members' reimbursement claims for exams; the longest wait comes first. */
export default function ExamClaimsPage() {
  const { query, pageNo } = useLocation()
  const tabParam = query['tab'] ?? '1'
  const tab = tabs.find(({ value }) => value === tabParam)?.value ?? '1'
  const keyword = query['keyword'] ?? ''
  const [typed, setTyped] = useState(keyword)
  const page = useQueryOf(
    examAdminCalls.list,
    { ...queryOf(tab), ...(keyword ? { keyword } : {}), pageNo, pageSize },
    { every: 60_000 },
  )
  const narrow = (changes: Record<string, string | number | null>) =>
    go('/exam-claims', { ...query, tab, page: null, ...changes })
  return (
    <Page
      note="发票和报告逐件打开核对；通过后进入「打款」，由另一位人员打款。每次查看都会记入审计。"
      tools={
        <Input.Search
          aria-label="搜索体检报销"
          placeholder="报销单号或体检人姓名"
          allowClear
          value={typed}
          style={{ width: 260 }}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={(text) => narrow({ keyword: text.trim() || null })}
        />
      }
    >
      <LinkTabs label="报销状态" tabs={tabs} active={tab} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="体检报销没有加载成功"
        empty="没有符合条件的体检报销"
        rowKey="id"
        columns={examColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => narrow({ page: to })}
      />
    </Page>
  )
}
