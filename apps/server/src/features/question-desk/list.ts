import type { questionDeskCalls } from '@yf/contract/question-desk'
import { allCompanyNames, companyNameOf } from '#features/company/public.ts'
import { keptQuestions } from '#features/messages/public.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { atDesk } from './at-desk.ts'
import { questionsOnTheWire } from './on-the-wire.ts'

export const companies = atDesk<typeof questionDeskCalls.companies>('companies', async (_, { db }) =>
  answer(await allCompanyNames(db)),
)

/** Figures and no person: looking leaves no row. */
export const list = atDesk<typeof questionDeskCalls.list>('list', async ({ companyId }, { db }) => {
  if ((await companyNameOf(db, companyId)) === '') return refuse('notFound')
  return answer(await questionsOnTheWire(db, companyId, await keptQuestions(db, companyId)))
})
