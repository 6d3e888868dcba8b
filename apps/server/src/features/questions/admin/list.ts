import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { allCompanyNames, companyNameOf } from '#features/company/public.ts'
import { keptQuestions } from '../kept-questions.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { atDesk } from './at-desk.ts'
import { toQuestionDtos } from './dto.ts'

export const companies = atDesk<typeof questionsAdminCalls.companies>('companies', async (_, { db }) =>
  answer(await allCompanyNames(db)),
)

/** Figures without personal data: viewing writes no audit event. */
export const list = atDesk<typeof questionsAdminCalls.list>('list', async ({ companyId }, { db }) => {
  if ((await companyNameOf(db, companyId)) === '') return refuse('notFound')
  return answer(await toQuestionDtos(db, companyId, await keptQuestions(db, companyId)))
})
