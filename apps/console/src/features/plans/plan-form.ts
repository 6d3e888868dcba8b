import type { Input } from '@yf/contract/call'
import type { PlanLiabilityEntry, plansAdminCalls, PlanVersion } from '@yf/contract/plans-admin'
import { openTerms } from '@yf/domain/adjudication/terms'
import { planFault, planStartFault, type PlanTerms } from '@yf/domain/plan'

type VersionInput = Pick<
  Input<typeof plansAdminCalls.saveVersion>,
  'name' | 'insurer' | 'coverFen' | 'startDay' | 'liabilities'
>

/** The form of a draft: the data itself, because every field edits one value of it. */
export interface PlanForm extends VersionInput {
  /** Of a new plan; fixed afterwards. */
  planName: string
}

export const emptyPlan: PlanForm = {
  planName: '',
  name: '',
  insurer: '',
  coverFen: 2_000_000,
  startDay: null,
  liabilities: [],
}

export const formOfVersion = (version: PlanVersion): PlanForm => ({
  planName: version.planName,
  name: version.name,
  insurer: version.insurer,
  coverFen: version.coverFen,
  startDay: version.startDay,
  liabilities: version.liabilities,
})

export const versionInput = ({ name, insurer, coverFen, startDay, liabilities }: PlanForm): VersionInput => ({
  name: name.trim(),
  insurer: insurer.trim(),
  coverFen,
  startDay,
  liabilities,
})

export const newLiability = (): PlanLiabilityEntry => ({
  id: crypto.randomUUID(),
  name: '',
  visitType: 'outpatient',
  deductibleFen: 0,
  ratio: 80,
  visitFen: null,
  yearlyFen: 1_000_000,
  waitingDays: 30,
  isLumpSum: false,
  text: '',
  rule: { ...openTerms, grades: null, exclusions: [] },
})

/** What is still missing before the draft can be submitted, as text; null if nothing is. */
export function missingInPlan(form: PlanTerms & Pick<PlanForm, 'planName' | 'startDay'>): string | null {
  if (form.planName.trim() === '') return '请填写方案名称'
  return (planFault(form) ?? planStartFault(form.startDay, null))?.message ?? null
}
