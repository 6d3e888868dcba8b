import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { changeColumns } from '../parts/change-columns.tsx'

const pageSize = 20

/** What was published and by whom; activities that give many points wait here for approval by finance. */
export default function ActivityChangesPage() {
  const { pageNo } = useLocation()
  const changes = useQueryOf(activitiesAdminCalls.activityChanges, { pageNo, pageSize }, { every: 30_000 })
  return (
    <Page note="运营提交，财务审核；通过后活动按所列内容发布。会员看到的内容在通过前不变。">
      <AnsweredTable
        of={changes}
        failed="活动审核没有加载成功"
        empty="还没有发布过活动"
        rowKey={({ activityId, no }) => `${activityId}/${no}`}
        columns={changeColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => go('/activity-changes', { page })}
      />
    </Page>
  )
}
