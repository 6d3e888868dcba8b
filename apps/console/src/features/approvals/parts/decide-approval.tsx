import { approvalsAdminCalls, type ApprovalProposal } from '@yf/contract/approvals-admin'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'

export const DecideApproval = ({ row }: { row: ApprovalProposal }) => (
  <DecideButtons
    call={approvalsAdminCalls.decide}
    inputOf={(verdict) => ({ id: row.id, ...verdict })}
    title={row.title}
    savedMessageOf={() => '已通过，即时生效'}
    lists={[approvalsAdminCalls.proposals]}
  >
    <p>{`${row.companyName}，由${row.proposedBy}提交`}</p>
    <ChangeLines lines={row.lines} />
  </DecideButtons>
)
