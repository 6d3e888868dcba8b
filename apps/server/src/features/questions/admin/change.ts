import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { companyNameOf } from '#features/company/public.ts'
import { questionAt, lastSaverOf, saveQuestion } from '../question-rows.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toQuestionDtos } from './dto.ts'
import { columnsOf, differences, faultOf, trimmed } from './question-input.ts'

/** Members see the change at their next request: adverts are not cached. */
export const change: RunCallHandler<typeof questionsAdminCalls.change> = async (
  { companyId, id, revision, ...input },
  ctx,
) => {
  const { db, clock, staff } = ctx
  const before = await questionAt(db, { companyId, id })
  if (!before) return refuse('notFound')
  const question = trimmed(input)
  const fault = faultOf(question)
  if (fault) return fault
  const changes = differences(before, question)
  if (before.revision === revision && changes.length === 0)
    return answer((await toQuestionDtos(db, companyId, [before]))[0]!)
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const saved = await saveQuestion(db, { companyId, id, revision }, { ...columnsOf(question), ...saver })
  if (!saved)
    return refuse('stateMoved', editConflictText({ savedBy: await lastSaverOf(db, { companyId, id }) }))
  const companyName = await companyNameOf(db, companyId)
  await recordAuditEvent(ctx, {
    action: 'changeQuestion',
    payload: { companyName, title: before.title, changes: changes.join('；') },
  })
  return answer((await toQuestionDtos(db, companyId, [saved]))[0]!)
}
