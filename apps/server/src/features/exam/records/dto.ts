import type { ExamSummary } from '@yf/contract/exam-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { examStateNames } from '@yf/domain/exam-claim'
import type { ExamRow } from '../own-exam.ts'

export const toSummaryDto = (row: ExamRow): ExamSummary => ({
  id: row.id,
  examNo: row.exam_no,
  state: row.state,
  stateName: examStateNames[row.state],
  memberName: row.member_name,
  institution: row.institution,
  day: row.exam_day,
  amountFen: row.amount_fen,
  approvedFen: row.approved_fen,
  submitTime: shanghaiMoment(row.submitted_at ?? row.created_at),
})
