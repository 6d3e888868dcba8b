import type { companyCalls } from '@yf/contract/company'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from './public.ts'
import { themeOverrides } from './store.ts'
import { defaultTheme } from './theme-defaults.ts'
import { mergeThemes } from './theme-merge.ts'

export const theme: Run<typeof companyCalls.theme> = async ({ groupId, companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership || membership.groupId !== groupId) return refuse('notFound')
  const own = { common: { company_alias: membership.companyAlias } }
  const overrides = await themeOverrides(ctx.db, groupId, companyId)
  return answer(mergeThemes(defaultTheme, own, ...overrides))
}
