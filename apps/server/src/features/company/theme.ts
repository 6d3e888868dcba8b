import type { companyCalls } from '@yf/contract/company'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from './public.ts'
import { wholeTheme } from './whole-theme.ts'

export const theme: RunCallHandler<typeof companyCalls.theme> = async ({ groupId, companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership || membership.groupId !== groupId) return refuse('notFound')
  return answer(await wholeTheme(ctx.db, membership))
}
