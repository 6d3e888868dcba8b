import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { companyNameOf } from '#features/company/public.ts'
import { questionsOf } from '../question-rows.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toQuestionDtos } from './dto.ts'

/** Figures without personal data: viewing writes no audit event. */
export const list: RunCallHandler<typeof questionsAdminCalls.list> = async ({ companyId }, { db }) => {
  if ((await companyNameOf(db, companyId)) === '') return refuse('notFound')
  return answer(await toQuestionDtos(db, companyId, await questionsOf(db, companyId)))
}
