import type { Input } from '@yf/contract/call'
import type {
  PlanBenefitEntry,
  PlanLiabilityEntry,
  plansAdminCalls,
  PlanVersion,
} from '@yf/contract/plans-admin'
import { openTerms } from '@yf/domain/adjudication/terms'
import { planFault, planStartFault, type PlanKind, type PlanTerms } from '@yf/domain/plan'

type VersionInput = Pick<
  Input<typeof plansAdminCalls.saveVersion>,
  'name' | 'insurer' | 'coverFen' | 'startDay' | 'liabilities' | 'benefits'
>

/** The form of a draft: the data itself, because every field edits one value of it. */
export interface PlanForm extends VersionInput {
  /** Kind and name of a new plan; fixed afterwards. */
  kind: PlanKind
  planName: string
}

export const emptyPlan: PlanForm = {
  kind: 'insurance',
  planName: '',
  name: '',
  insurer: '',
  coverFen: 2_000_000,
  startDay: null,
  liabilities: [],
  benefits: [],
}

/** What was typed for the other kind is not kept. */
export const ofPlanKind = ({ planName, startDay }: PlanForm, kind: PlanKind): PlanForm => ({
  ...emptyPlan,
  kind,
  planName,
  startDay,
  coverFen: kind === 'insurance' ? emptyPlan.coverFen : 0,
})

export const formOfVersion = (version: PlanVersion): PlanForm => ({
  kind: version.kind,
  planName: version.planName,
  name: version.name,
  insurer: version.insurer,
  coverFen: version.coverFen,
  startDay: version.startDay,
  liabilities: version.liabilities,
  benefits: version.benefits,
})

/** Members do not read the name of a benefit plan: it has the one that staff know. */
const named = <Form extends Pick<PlanForm, 'kind' | 'name' | 'planName'>>(form: Form): Form =>
  form.kind === 'benefits' ? { ...form, name: form.planName } : form

export const versionInput = (form: PlanForm): VersionInput => {
  const { name, insurer, coverFen, startDay, liabilities, benefits } = named(form)
  return {
    name: name.trim(),
    insurer: insurer.trim(),
    coverFen,
    startDay,
    liabilities,
    benefits,
  }
}

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

export const newBenefit = (): PlanBenefitEntry => ({
  id: crypto.randomUUID(),
  kind: 'package',
  name: '',
  summary: '',
  supplierCode: '',
  amount: 1,
  timeFen: 10_000,
  validDays: null,
})

/** What is still missing before the draft can be submitted, as text; null if nothing is. */
export function missingInPlan(form: PlanTerms & Pick<PlanForm, 'planName' | 'startDay'>): string | null {
  if (form.planName.trim() === '') return '请填写方案名称'
  return (planFault(named(form)) ?? planStartFault(form.startDay, null))?.message ?? null
}
