import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { companyNamesOf } from '#features/company/public.ts'
import { addQuestions } from '../question-rows.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { toQuestionDtos } from './dto.ts'
import { columnsOf, faultOf, trimmed } from './question-input.ts'

export const add: RunCallHandler<typeof questionsAdminCalls.add> = async ({ companyIds, ...input }, ctx) => {
  const { db, clock, staff } = ctx
  const names = await companyNamesOf(db, companyIds)
  if (names.size < companyIds.length) return refuse('notFound')
  const question = trimmed(input)
  const fault = faultOf(question)
  if (fault) return fault
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const rows = await addQuestions(
    db,
    companyIds.map((company_id) => ({ company_id, id: newId(), ...columnsOf(question), ...saver })),
  )
  await recordAuditEvent(ctx, {
    action: 'addQuestion',
    payload: { companies: [...names.values()], title: question.title, category: question.category },
  })
  // New questions have no views, so any company can be queried.
  return answer(await toQuestionDtos(db, companyIds[0]!, rows))
}
