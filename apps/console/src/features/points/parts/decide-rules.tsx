import { pointsAdminCalls } from '@yf/contract/points-admin'
import type { RuleChange } from '@yf/contract/points-admin-rules'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'
import { ruleLists } from './rules-dialog.tsx'

export const DecideRules = ({ companyId, row }: { companyId: string; row: RuleChange }) => (
  <DecideButtons
    call={pointsAdminCalls.decideRules}
    inputOf={(verdict) => ({ companyId, no: row.no, ...verdict })}
    title="积分规则修改"
    savedMessageOf={({ startDay }) => `已通过，${startDay} 起生效`}
    lists={ruleLists}
  >
    <p>{`${row.startDay} 起，原因：${row.reason}`}</p>
    <ChangeLines lines={row.differences} />
  </DecideButtons>
)
