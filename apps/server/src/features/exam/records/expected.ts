import { shanghaiMoment } from '@yf/domain/dates'
import { examDue, examStates } from '@yf/domain/exam-claim'
import type { ExamRow } from '../own-exam.ts'

interface Expectation {
  readonly nextStep: string | null
  readonly expectedTime: string | null
}

const nothing: Expectation = { nextStep: null, expectedTime: null }

/** The next step and its expected date; a date in the past is never shown. */
export function expectationOf(exam: ExamRow, hasFailed: boolean, now: Date): Expectation {
  if (hasFailed) return { nextStep: '打款未成功，请更换收款银行卡，我们会重新打款', expectedTime: null }
  const isReview = exam.state === examStates.reviewing
  const since = isReview ? exam.submitted_at : exam.decided_at
  const due = since && examDue(exam.state, since)
  if (!due) return nothing
  const text = isReview ? '审核人员正在核对发票和报告' : '审核已通过，正在安排打款'
  if (due < now) return { nextStep: `${text}，比平时稍久，请您再耐心等待`, expectedTime: null }
  return { nextStep: text, expectedTime: shanghaiMoment(due) }
}
