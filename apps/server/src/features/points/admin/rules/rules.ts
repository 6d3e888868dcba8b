import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { usualRules, wholeRules } from '@yf/domain/points-rules'
import { allCompanyNames, companyNamesOf } from '#features/company/public.ts'
import { companiesWaiting, ruleChangeQuery, ruleChangesOf } from '#features/points/rule-changes.ts'
import { rulesOn } from '#features/points/company-rules.ts'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { earliestDay } from './days.ts'
import { toChangeDtos, approvedRules, wireRules } from './dto.ts'

export const ruleCompanies: RunCallHandler<typeof pointsAdminCalls.ruleCompanies> = async (_, { db }) => {
  const waiting = await companiesWaiting(db)
  const companies = await allCompanyNames(db)
  return answer(
    companies.map(({ id, name }) => ({
      id,
      name,
      isWaiting: waiting.has(id) ? (1 as const) : (0 as const),
    })),
  )
}

export const rules: RunCallHandler<typeof pointsAdminCalls.rules> = async ({ companyId }, ctx) => {
  if (!(await companyNamesOf(ctx.db, [companyId])).has(companyId)) return refuse('notFound')
  const all = await ruleChangesOf(ctx.db, companyId)
  const newest = all.find(({ state }) => state === 'inForce')
  const today = shanghaiDay(ctx.clock.now())
  return answer({
    inForce: wireRules(await rulesOn(ctx.db, companyId, today)),
    newest: wireRules(newest ? wholeRules(newest.rules) : usualRules),
    newestNo: newest?.no ?? 0,
    newestFrom: newest && newest.start_day > today ? newest.start_day : null,
    seconded: wireRules(approvedRules(all)),
    earliestDay: earliestDay(ctx.clock.now(), all),
    isWaiting: all.some(({ state }) => state === 'proposed') ? 1 : 0,
  })
}

export const ruleChanges: RunCallHandler<typeof pointsAdminCalls.ruleChanges> = async (
  { companyId, ...page },
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, ruleChangeQuery(ctx.db, companyId), page, (query) =>
    query.orderBy('no', 'desc'),
  )
  const all = await ruleChangesOf(ctx.db, companyId)
  return answer({ records: await toChangeDtos(ctx, rows, all), total })
}
