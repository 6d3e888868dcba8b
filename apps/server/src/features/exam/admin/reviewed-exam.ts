import type { StaffContext } from '#platform/call/context.ts'
import { examById, type ExamRow } from '../own-exam.ts'
import { toExamDto } from './dto.ts'

/** The name in the audit log. */
export const aboutExam = ({ company_id, id, exam_no, account_id }: ExamRow) => ({
  company_id,
  id,
  case_no: exam_no,
  account_id,
})

/** The state after a change. */
export async function currentExam(ctx: StaffContext, { id }: Pick<ExamRow, 'id'>) {
  const now = await examById(ctx.db, id)
  if (!now) throw new Error('a reimbursement went away while it was worked on')
  return toExamDto(ctx, now)
}
