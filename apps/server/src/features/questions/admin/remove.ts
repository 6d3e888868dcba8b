import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { companyNameOf } from '#features/company/public.ts'
import { questionAt, lastSaverOf, openedQuestions, removeQuestion } from '../question-rows.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'

/** An opened question can only be hidden, because its counts refer to it. */
export const remove: RunCallHandler<typeof questionsAdminCalls.remove> = async (
  { companyId, id, revision },
  ctx,
) => {
  const { db } = ctx
  const before = await questionAt(db, { companyId, id })
  if (!before) return refuse('notFound')
  if (!(await removeQuestion(db, { companyId, id, revision })))
    return refuse('stateMoved', editConflictText({ savedBy: await lastSaverOf(db, { companyId, id }) }))
  // Checked after the deletion: from then on nobody can open it, and a refusal rolls the deletion back.
  if ((await openedQuestions(db, companyId, [id])).size > 0) return refuse('questionOpened')
  const companies = [await companyNameOf(db, companyId)]
  await recordAuditEvent(ctx, {
    action: 'removeQuestion',
    payload: { companies, title: before.title, category: before.category },
  })
  return answer(null)
}
