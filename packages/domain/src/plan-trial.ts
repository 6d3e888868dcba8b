import { adjudicate, type AdjudicatedLine } from './adjudication.ts'
import type { HospitalGrade } from './adjudication/terms.ts'
import type { VisitType } from './claim-materials.ts'
import { addDays } from './dates.ts'
import type { PlanTerms } from './plan.ts'

export interface SampleBill {
  readonly visitType: VisitType
  readonly grade: HospitalGrade
  readonly isPublic: boolean
  /** ICD-10 or the name of a diagnosis; empty where it does not matter */
  readonly diagnosis: string
  readonly billedFen: number
  readonly socialFen: number
  readonly ownExpenseFen: number
  /** One item of the bill, and its part of the sum; empty where it does not matter */
  readonly item: string
  readonly itemFen: number
  /** Days since the cover began. */
  readonly coveredDays: number
}

const startDt = '2020-01-01'
const codePattern = /^[A-Z]\d{2}/

/** What a plan pays for a bill of somebody who has claimed nothing yet, by the rule of every decision. */
export function trialOf(
  { coverFen, liabilities }: Pick<PlanTerms, 'coverFen' | 'liabilities'>,
  bill: SampleBill,
): AdjudicatedLine {
  const { visitType, grade, isPublic, diagnosis, coveredDays, item, itemFen, ...sums } = bill
  const day = addDays(startDt, coveredDays)
  const code = diagnosis.trim().toUpperCase()
  const policy = {
    startDt,
    endDt: day,
    coverFen,
    usedFen: 0,
    liabilities: liabilities
      .filter(({ isLumpSum }) => !isLumpSum)
      .map(({ rule, ...one }) => ({ ...one, terms: rule, usedFen: 0, deductibleUsedFen: 0 })),
  }
  const receipt = {
    id: 'sample',
    number: '',
    visitType,
    day,
    until: day,
    hospital: { name: '', grade, isPublic },
    diagnoses: [{ code: codePattern.test(code) ? code : null, name: diagnosis.trim() }],
    items:
      item.trim() === '' ? [] : [{ name: item.trim(), fen: Math.min(itemFen, sums.billedFen), part: null }],
    excludedFen: 0,
    excludedReason: null,
    manualDecision: null,
    ...sums,
  }
  return adjudicate(policy, [receipt]).lines[0]!
}
