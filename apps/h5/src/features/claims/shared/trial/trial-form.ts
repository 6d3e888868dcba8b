import type { Input } from '@yf/contract/call'
import type { claimTrialCalls } from '@yf/contract/claims-trial'
import { hospitalGrades, type HospitalGrade } from '@yf/domain/adjudication/terms'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { parseYuan } from '@yf/domain/parse-yuan'
import type { Faults } from '#platform/forms/use-form.ts'
import { billedFenOf } from '../application/billed-text.ts'

export interface TrialForm {
  policyId: string | null
  visitType: VisitType | null
  grade: HospitalGrade | 'unknown'
  ownership: 'public' | 'private' | 'unknown'
  /** As typed, in yuan. */
  billed: string
  social: string
  ownExpense: string
}

export const emptyTrial: TrialForm = {
  policyId: null,
  visitType: null,
  grade: 'tertiary',
  ownership: 'public',
  billed: '',
  social: '',
  ownExpense: '',
}

const choices = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  (Object.keys(names) as Key[]).map((value) => ({ value, label: names[value] }))

export const visitChoices = choices(visitTypes)
export const gradeChoices = choices({ ...hospitalGrades, unknown: '不确定' })
export const ownershipChoices = choices({ public: '公立', private: '民营', unknown: '不确定' })

const amountFen = (text: string): number | null => (text === '' ? 0 : parseYuan(text))
const amountFault = (text: string): string | null =>
  amountFen(text) === null ? '请填写金额，例如 120.50' : null

export function trialFaults(form: TrialForm): Faults<TrialForm> {
  const billed = billedFenOf(form.billed)
  const parts = (amountFen(form.social) ?? 0) + (amountFen(form.ownExpense) ?? 0)
  return {
    policyId: form.policyId === null ? '请选择为谁计算' : null,
    visitType: form.visitType === null ? '请选择就诊类型' : null,
    billed:
      billed === null
        ? '请填写费用总额，例如 680.00'
        : parts > billed
          ? '社保已支付与目录外自费合计不能超过费用总额'
          : null,
    social: amountFault(form.social),
    ownExpense: amountFault(form.ownExpense),
  }
}

/** The validated input for the call; values that the member does not know are omitted. */
export const trialInput = (companyId: string, form: TrialForm): Input<typeof claimTrialCalls.trial> => ({
  companyId,
  policyId: form.policyId ?? '',
  visitType: form.visitType ?? 'outpatient',
  ...(form.grade === 'unknown' ? {} : { grade: form.grade }),
  ...(form.ownership === 'unknown' ? {} : { isPublic: form.ownership === 'public' ? 1 : 0 }),
  billedFen: billedFenOf(form.billed) ?? 0,
  socialFen: amountFen(form.social) ?? 0,
  ownExpenseFen: amountFen(form.ownExpense) ?? 0,
})
