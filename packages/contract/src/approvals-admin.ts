import { Type, type Static } from '@sinclair/typebox'
import { approvalKinds } from '@yf/domain/approvals'
import { consoleService } from './call.ts'
import {
  Bit,
  Fen,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const states = ['proposed', 'confirmed', 'refused', 'withdrawn'] as const
const State = OneOf(states, { title: '状态' })
const ApprovalId = titled('事项', Id)

export const ApprovalProposal = Type.Object({
  id: Id,
  kind: OneKeyOf(approvalKinds),
  companyName: Type.String(),
  title: Type.String(),
  /** The items to hand out, a line each. */
  lines: Type.Array(Type.String()),
  /** The worth if everything were used. */
  worthFen: Fen,
  state: State,
  proposedBy: Type.String(),
  proposedTime: Moment,
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  canDecide: Bit,
  canWithdraw: Bit,
})
export type ApprovalProposal = Static<typeof ApprovalProposal>

/** What one member of staff entered and another has to approve: finance for money, see `approvalDeciders`. */
export const approvalsAdminCalls = {
  proposals: consoleService.get(
    'grants/list',
    '查看待审事项',
    'Proposals that need a second person, and their outcomes',
    Type.Object({ state: Type.Optional(State), ...PageQuery }),
    PageOfLists(ApprovalProposal, states),
    { permission: 'seeApprovals', refusals: [] },
  ),
  decide: consoleService.post(
    'grants/decide',
    '审核事项',
    'Confirms or refuses a proposal of another person',
    Type.Object({
      id: ApprovalId,
      isConfirmed: titled('是否通过', Bit),
      note: titled('审核意见', Text(100)),
    }),
    ApprovalProposal,
    {
      permission: 'approve',
      idempotent: true,
      refusals: ['decisionOfOthers', 'ownGrant', 'grantDecided', 'grantUnfit'],
    },
  ),
  withdraw: consoleService.post(
    'grants/withdraw',
    '撤回事项',
    "Withdraws the caller's pending proposal",
    Type.Object({ id: ApprovalId }),
    ApprovalProposal,
    { permission: 'propose', idempotent: true, refusals: ['grantOfAnother', 'grantDecided'] },
  ),
}
