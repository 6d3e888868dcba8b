import { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { trialRunKeptDays } from '@yf/domain/trial-run'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { trialRunColumns } from '../parts/trials/trial-columns.tsx'

const pageSize = 20

export default function TrialRunsPage() {
  const { query } = useLocation()
  const pageNo = Number(query['page']) || 1
  const runs = useQueryOf(trialRunCalls.trialRuns, { pageNo, pageSize })
  return (
    <Page
      note={`用方案的某个版本重新计算过去的已决案件。在方案版本上点“试算”开始，结果保留 ${trialRunKeptDays} 天。`}
    >
      <AnsweredTable
        of={runs}
        failed="试算记录没有加载成功"
        empty="暂无试算"
        rowKey="id"
        columns={trialRunColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/trial-runs', { ...query, page: to })}
      />
    </Page>
  )
}
