import { Type, type Static } from '@sinclair/typebox'
import { hospitalGrades } from '@yf/domain/adjudication/terms'
import { main } from './call.ts'
import { Amount, DecisionLine, VisitTypeName } from './claim-shapes.ts'
import { Bit, ByCompany, CompanyId, Fen, Id, Nullable, OneKeyOf, titled } from './shapes.ts'

const Part = (title: string) =>
  Type.Optional(titled(title, Type.Integer({ minimum: 0, maximum: 100_000_000_00 })))

/** The rest of the liability before this visit, as input of the rule. */
export const RemainingCover = Type.Object({
  liabilityName: Type.String(),
  deductibleFen: Fen,
  deductibleUsedFen: Fen,
  deductibleLeftFen: Fen,
  /** null: no limit per visit */
  visitFen: Nullable(Fen),
  yearlyFen: Fen,
  usedFen: Fen,
  /** Of the year, or of the whole cover where that is less. */
  leftFen: Fen,
})
export type RemainingCover = Static<typeof RemainingCover>

export const Trial = Type.Object({
  payableFen: Fen,
  line: Type.Omit(DecisionLine, ['receiptId', 'invoiceNumber', 'day', 'hospital']),
  /** Null where no liability of the policy covers such a visit. */
  standing: Nullable(RemainingCover),
  /** Points that staff would have to check first, as text. */
  doubts: Type.Array(Type.String()),
})
export type Trial = Static<typeof Trial>

/** The remaining cover of one policy for one person and one visit type. */
export const CoverPart = Type.Composite([
  Type.Omit(RemainingCover, ['visitFen', 'deductibleUsedFen']),
  Type.Object({ policyId: Id, policyName: Type.String(), visitType: VisitTypeName }),
])
export type CoverPart = Static<typeof CoverPart>

export const CoveredPerson = Type.Object({
  /** Null is the caller. */
  userFamilyId: Nullable(Id),
  name: Type.String(),
  /** Empty where nothing is insured today. */
  parts: Type.Array(CoverPart),
})
export type CoveredPerson = Static<typeof CoveredPerson>

/** Part of the claims domain, in its own file: only the sheet that needs it loads it. */
export const claimTrialCalls = {
  household: main.get(
    'claim/household',
    '全家今天的保障、已用与剩余',
    'Coverage of each family member today, used and remaining',
    ByCompany,
    Type.Object({ people: Type.Array(CoveredPerson) }),
    { refusals: ['notInCompany'] },
  ),
  trial: main.post(
    'claim/trial',
    '试算：今天就诊可赔多少',
    'Estimates the payment for a visit today, without a receipt',
    Type.Object({
      companyId: CompanyId,
      policyId: titled('保单', Id),
      visitType: VisitTypeName,
      /** Absent where the member does not know. */
      grade: Type.Optional(OneKeyOf(hospitalGrades, { title: '医院等级' })),
      isPublic: Type.Optional(titled('公立医院', Bit)),
      billedFen: titled('费用总额', Amount),
      socialFen: Part('社保已支付'),
      ownExpenseFen: Part('目录外自费'),
    }),
    Trial,
    { refusals: ['notInCompany', 'policyNotOfMember'] },
  ),
}
