import { Type, type Static } from '@sinclair/typebox'
import { hospitalGrades } from '@yf/domain/adjudication/terms'
import { main } from './call.ts'
import { Amount, DecisionLine, VisitTypeName } from './claim-shapes.ts'
import { Bit, ByCompany, CompanyId, Fen, Id, Nullable, OneKeyOf, titled } from './shapes.ts'

const Part = (title: string) =>
  Type.Optional(titled(title, Type.Integer({ minimum: 0, maximum: 100_000_000_00 })))

/** How the liability stands before this visit, which the rule reckons from. */
export const Standing = Type.Object({
  liabilityName: Type.String(),
  deductibleFen: Fen,
  deductibleUsedFen: Fen,
  deductibleLeftFen: Fen,
  /** null: no limit of one visit */
  visitFen: Nullable(Fen),
  yearlyFen: Fen,
  usedFen: Fen,
  /** Of the year, or of the whole cover where that is less. */
  leftFen: Fen,
})
export type Standing = Static<typeof Standing>

export const Trial = Type.Object({
  payableFen: Fen,
  line: Type.Omit(DecisionLine, ['receiptId', 'invoiceNumber', 'day', 'hospital']),
  /** Null where no liability of the policy pays for such a visit. */
  standing: Nullable(Standing),
  /** What a person would have to look at first, in words. */
  doubts: Type.Array(Type.String()),
})
export type Trial = Static<typeof Trial>

/** What one policy still pays one person for one kind of visit. */
export const CoverPart = Type.Composite([
  Type.Omit(Standing, ['visitFen', 'deductibleUsedFen']),
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

/** Of the domain claims, in a file of its own: only who opens the sheet needs it. */
export const claimTrialCalls = {
  household: main.get(
    'claim/household',
    'Who of the family is covered for what today, what was used and what is left',
    ByCompany,
    Type.Object({ people: Type.Array(CoveredPerson) }),
    { refusals: ['notInCompany'] },
  ),
  trial: main.post(
    'claim/trial',
    'What a visit of today would be paid, without a receipt',
    Type.Object({
      companyId: CompanyId,
      policyId: titled('保单', Id),
      visitType: VisitTypeName,
      /** Absent where the person does not know. */
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
