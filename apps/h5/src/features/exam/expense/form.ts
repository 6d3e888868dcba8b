import type { ExamDraft, ExamInfo, ExamMember } from '@yf/contract/exam-shapes'
import { formatFen, toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
import type { Faults } from '#platform/forms/use-form.ts'

/** Step 1 as the member fills it in: the amount in yuan, as typed. */
export interface ExpenseForm {
  /** `self`, or the id of a family member; empty while unselected. */
  readonly who: string
  readonly institution: string
  readonly day: string
  readonly amount: string
}

/** A radio needs a value for the applicant, who has no family id. */
export const self = 'self'
export const keyOf = (familyId: string | null): string => familyId ?? self

export const memberOf = (members: readonly ExamMember[], who: string): ExamMember | undefined =>
  members.find(({ familyId }) => keyOf(familyId) === who)

/** The values of the draft, or the first member with quota left. */
export function firstForm(draft: ExamDraft | null, members: readonly ExamMember[]): ExpenseForm {
  if (draft)
    return {
      who: keyOf(draft.familyId),
      institution: draft.institution,
      day: draft.day,
      amount: toYuanText(draft.amountFen),
    }
  const first = members.find(({ quota }) => quota !== null)
  return { who: first ? keyOf(first.familyId) : '', institution: '', day: '', amount: '' }
}

export function expenseFaults(
  form: ExpenseForm,
  members: readonly ExamMember[],
  today: string,
): Faults<ExpenseForm> {
  const quota = memberOf(members, form.who)?.quota
  return {
    who: quota ? null : '请选择体检人',
    institution: form.institution.trim().length < 2 ? '请填写体检机构' : null,
    day: dayFault(form.day, today),
    amount: amountFault(form.amount, quota?.leftFen ?? 0),
  }
}

function dayFault(day: string, today: string): string | null {
  if (day === '') return '请选择体检日期'
  return day > today ? '体检日期不能晚于今天' : null
}

function amountFault(amount: string, leftFen: number): string | null {
  if (amount === '') return '请填写报销金额'
  const fen = parseYuan(amount)
  if (!fen) return '请填写正确的金额，例如 680.00'
  return fen > leftFen ? `额度剩余 ${formatFen(leftFen)}` : null
}

export const infoOf = ({ who, institution, day, amount }: ExpenseForm): ExamInfo => ({
  familyId: who === self ? null : who,
  institution: institution.trim(),
  day,
  amountFen: parseYuan(amount) ?? 0,
})
