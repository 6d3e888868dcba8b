import { activityCalls } from '@yf/contract/activities'
import { activityLayouts } from '@yf/domain/activity'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { StatusChip } from '../parts/head.tsx'

/** The company's running and upcoming activities; renders nothing if there are none. */
export function RunningActivities() {
  const { companyId } = useCompany()
  const activities = useQueryOf(activityCalls.running, { companyId }).data ?? []
  if (activities.length === 0) return null
  return (
    <Card title="活动" flush>
      {activities.map(({ id, layout, title, summary, status }) => (
        <ListRow
          key={id}
          title={title}
          facts={[summary]}
          state={<StatusChip status={status} />}
          onTap={() => go(activityLayouts[layout], { query: { id } })}
        />
      ))}
    </Card>
  )
}
