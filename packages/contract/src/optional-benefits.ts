import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, CompanyId, Day, Fen, Id, Moment, Nullable, OneOf, titled } from './shapes.ts'

/** A benefit to choose, and the right that it becomes: a number of uses. */
const OptionalItem = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  packageSupplierCode: Type.String(),
  times: Type.Integer(),
  timeFen: Fen,
})
export type OptionalItem = Static<typeof OptionalItem>

const Choice = Type.Object({
  itemId: Id,
  /** Null for the employee. */
  userFamilyId: Nullable(Id),
  /** The resulting package. */
  packageId: Id,
  /** 1: it was used or transferred, and cannot be exchanged. */
  isFixed: Bit,
})
export type OptionalChoice = Static<typeof Choice>

export const OptionalOffer = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  audience: OneOf(['self', 'family']),
  /** The number that can be chosen in total. */
  pick: Type.Integer(),
  openTime: Moment,
  closeTime: Moment,
  useUntil: Day,
  /** 1 可选择, 2 已截止, 3 未开始 */
  status: OneOf([1, 2, 3]),
  items: Type.Array(OptionalItem),
  chosen: Type.Array(Choice),
})
export type OptionalOffer = Static<typeof OptionalOffer>

const Wish = Type.Object({
  itemId: titled('权益', Id),
  userFamilyId: Type.Optional(titled('家庭成员', Id)),
})

export const optionalBenefitCalls = {
  optionalOffers: main.get(
    'optionalBenefit/list',
    '自选福利与已选项目',
    "Optional benefits with their deadline, and the caller's choices",
    Type.Object({ companyId: CompanyId }),
    Type.Array(OptionalOffer),
  ),
  choose: main.post(
    'optionalBenefit/choose',
    '选择或更换自选福利',
    'Saves the choice of optional benefits until the deadline; the benefits follow at once',
    Type.Object({
      companyId: CompanyId,
      id: titled('自选福利', Id),
      /** The complete new selection; earlier choices that are missing in it are removed. */
      wishes: Type.Array(Wish, { title: '选择的权益', minItems: 1, maxItems: 20 }),
    }),
    OptionalOffer,
    {
      idempotent: true,
      refusals: ['optionalNotOpen', 'optionalTooMany', 'optionalFixed', 'optionalEmployeesOnly'],
    },
  ),
}
