import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { pointsRulesAdminCalls } from './points-admin-rules.ts'
import {
  Bit,
  CompanyId,
  Id,
  Moment,
  Nullable,
  OneOf,
  PageOfLists,
  PageQuery,
  Phone,
  Text,
  titled,
} from './shapes.ts'

const State = OneOf(['proposed', 'confirmed', 'refused'], { title: '状态' })

export const Adjustment = Type.Object({
  id: Id,
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  points: Type.Integer(),
  reason: Type.String(),
  state: State,
  proposedBy: Type.String(),
  proposedTime: Moment,
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  /** Whether the caller may decide it. */
  canDecide: Bit,
})
export type Adjustment = Static<typeof Adjustment>

const most = 100_000

/** Points that staff grant or deduct, with a reason: one proposes, a second person from finance confirms. */
export const pointsAdminCalls = {
  ...pointsRulesAdminCalls,
  adjustments: consoleService.get(
    'points/adjustments',
    '查看积分调整',
    'Adjustments, pending ones first',
    Type.Object({ state: Type.Optional(State), ...PageQuery }),
    Type.Composite([
      PageOfLists(Adjustment, ['proposed', 'confirmed', 'refused']),
      Type.Object({ companies: Type.Array(Type.Object({ id: Id, name: Type.String() })) }),
    ]),
    { permission: 'seePoints', refusals: [] },
  ),
  propose: consoleService.post(
    'points/propose',
    '提交积分调整',
    'Proposes to grant or deduct points',
    Type.Object({
      companyId: CompanyId,
      phone: Phone,
      points: Type.Integer({ title: '积分', minimum: -most, maximum: most, not: { const: 0 } }),
      reason: titled('原因', Text(60, 2)),
    }),
    Adjustment,
    { permission: 'operate', idempotent: true, refusals: ['memberUnknown'] },
  ),
  decide: consoleService.post(
    'points/decide',
    '审核积分调整',
    'Confirms or refuses an adjustment that another person proposed',
    Type.Object({
      id: titled('调整', Id),
      isConfirmed: titled('是否通过', Bit),
      note: titled('审核意见', Text(100)),
    }),
    Adjustment,
    {
      permission: 'account',
      idempotent: true,
      refusals: ['ownProposal', 'adjustmentDecided', 'pointsBelowZero'],
    },
  ),
}
