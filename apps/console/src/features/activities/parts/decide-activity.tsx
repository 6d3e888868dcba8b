import { activitiesAdminCalls, type ActivityChange } from '@yf/contract/activities-admin'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'

export const DecideActivity = ({ row }: { row: ActivityChange }) => (
  <DecideButtons
    call={activitiesAdminCalls.decideActivity}
    inputOf={(verdict) => ({ activityId: row.activityId, no: row.no, ...verdict })}
    title={`活动「${row.title}」`}
    savedMessageOf={() => '已通过，活动已发布'}
    lists={[activitiesAdminCalls.activityChanges, activitiesAdminCalls.activities]}
  >
    <p>{`用完全部机会的会员每月平均得 ${row.points} 积分，比现在多 ${row.raise} 积分。`}</p>
    <ChangeLines lines={row.differences} />
  </DecideButtons>
)
