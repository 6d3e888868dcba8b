import { pointsAdminCalls, type Adjustment } from '@yf/contract/points-admin'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'
import { signed } from '../signed.ts'

export const DecideAdjustment = ({ row }: { row: Adjustment }) => (
  <DecideButtons
    call={pointsAdminCalls.decide}
    inputOf={(verdict) => ({ id: row.id, ...verdict })}
    title="积分调整"
    savedMessageOf={() => '已通过，积分已变动'}
    lists={[pointsAdminCalls.adjustments]}
  >
    <p>{`${row.memberName}，${row.companyName}：${signed(row.points)} 积分，原因：${row.reason}`}</p>
  </DecideButtons>
)
