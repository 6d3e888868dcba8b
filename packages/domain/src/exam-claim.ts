import { addWorkingHours } from './claim-sla.ts'
import { hoursOfWorkingDay } from './holidays.ts'
import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the stored codes. The draft is ours: entered and not submitted. */
export const examStates = { draft: 0, reviewing: 1, paying: 2, paid: 3, refused: 4, cancelled: 5 } as const

export const examMachine = defineMachine({
  0: [1],
  1: [2, 4, 5],
  2: [3],
  3: [],
  4: [],
  5: [],
})

export type ExamState = StateOf<typeof examMachine>

export const examStateNames: Readonly<Record<ExamState, string>> = {
  0: '草稿',
  1: '审核中',
  2: '待打款',
  3: '已报销',
  4: '已驳回',
  5: '已取消',
}

/** Shown in the member's records; a draft is continued instead. */
export const examRecordStates = [1, 2, 3, 4, 5] as const satisfies readonly ExamState[]

/** Until the decision. */
export const canCancelExam = (state: ExamState): boolean => state === examStates.reviewing

export const examDocumentKinds = { invoice: '体检发票', report: '体检报告' } as const
export type ExamDocumentKind = keyof typeof examDocumentKinds

/** The prefix of a reimbursement's number; that of a claim is LP. */
export const examNumbers = 'TJ'

const reviewHours = 3 * hoursOfWorkingDay
const payHours = 2 * hoursOfWorkingDay

/** Shown to members before they submit. */
export const examPromise = '提交后 3 个工作日内审核，通过后 2 个工作日内打款'

/** The deadline of the next step, from the start of the state; null where there is none. */
export function examDue(state: ExamState, since: Date): Date | null {
  if (state === examStates.reviewing) return addWorkingHours(since, reviewHours)
  return state === examStates.paying ? addWorkingHours(since, payHours) : null
}
