import type { questionCalls } from '@yf/contract/questions'
import { shanghaiDay } from '@yf/domain/dates'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { countOne, questionOf } from './question-store.ts'

export const countQuestion = inTransaction<typeof questionCalls.countQuestion>(async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const question = await questionOf(ctx.db, accountId, id)
  if (!question || !(await requireMembership(ctx.db, accountId, question.company_id)))
    return refuse('notFound')
  await countOne(ctx.db, {
    company_id: question.company_id,
    question_id: id,
    account_id: accountId,
    day: shanghaiDay(ctx.clock.now()),
  })
  return answer(null)
})
