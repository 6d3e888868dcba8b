import type { advertCalls } from '@yf/contract/adverts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { advertsFor } from './store.ts'

export const list: RunCallHandler<typeof advertCalls.list> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  return answer(await advertsFor(ctx.db, companyId, accountId, ctx.clock.now()))
}
