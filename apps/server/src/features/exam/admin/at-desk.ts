import type { Call } from '@yf/contract/call'
import type { examAdminCalls } from '@yf/contract/exam-admin'
import type { StaffContext } from '#platform/call/context.ts'
import type { Permission } from '@yf/domain/staff'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { withPermission } from '#features/staff/public.ts'
import { examById, type ExamRow } from '../own-exam.ts'
import { toExamDto } from './dto.ts'

type Name = keyof typeof examAdminCalls

/** Any other caller is denied, and the denied request is recorded under this page's name. */
export const atDesk = <C extends Call>(name: Name, duty: Permission, run: RunCallHandler<C>) =>
  withPermission<C>(`exam.${name}`, duty, run)

/** The name in the audit log. */
export const aboutExam = ({ company_id, id, exam_no, account_id }: ExamRow) => ({
  company_id,
  id,
  case_no: exam_no,
  account_id,
})

/** The state after a change. */
export async function shownNow(ctx: StaffContext, { id }: Pick<ExamRow, 'id'>) {
  const now = await examById(ctx.db, id)
  if (!now) throw new Error('a reimbursement went away while it was worked on')
  return toExamDto(ctx, now)
}
