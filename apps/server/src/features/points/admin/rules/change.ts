import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { isDay } from '@yf/domain/dates'
import { ruleDifferences } from '@yf/domain/points-differences'
import { needsSecond } from '@yf/domain/points-raise'
import { ruleFaults } from '@yf/domain/points-rules'
import { companyNamesOf } from '#features/company/public.ts'
import { addRuleChange, ruleChangesOf, type RuleChangeRow } from '#features/points/rule-changes.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { earliestDay, latestDay } from './days.ts'
import { toChangeDtos, rulesBefore, approvedRules } from './dto.ts'

/**
 * A change that gives little more applies from its day on; one that gives much more waits for approval by a second
 * person.
 */
export const changeRules: RunCallHandler<typeof pointsAdminCalls.changeRules> = async (input, ctx) => {
  const { companyId, basedOn, startDay, rules } = input
  const reason = input.reason.trim()
  if (reason.length < 2) return badInput('reason', '请写明原因')
  const [fault] = ruleFaults(rules)
  if (fault !== undefined) return badInput('rules', fault)
  const company = (await companyNamesOf(ctx.db, [companyId])).get(companyId)
  if (company === undefined) return refuse('notFound')
  const all = await ruleChangesOf(ctx.db, companyId)
  if (all.some(({ state }) => state === 'proposed')) return refuse('rulesWaiting')
  if ((all.find(({ state }) => state === 'inForce')?.no ?? 0) !== basedOn) return refuse('rulesChanged')
  const now = ctx.clock.now()
  const [first, last] = [earliestDay(now, all), latestDay(now)]
  if (!isDay(startDay) || startDay < first || startDay > last)
    return badInput('startDay', `生效日期应在 ${first} 至 ${last} 之间`)
  const no = (all[0]?.no ?? 0) + 1
  const differences = ruleDifferences(rulesBefore(all, no), rules)
  if (differences.length === 0) return badInput('rules', '没有任何改动')
  const isLarge = needsSecond(approvedRules(all), rules)
  const row: RuleChangeRow = {
    company_id: companyId,
    no,
    start_day: startDay,
    rules,
    reason,
    state: isLarge ? 'proposed' : 'inForce',
    proposed_by: ctx.staff.id,
    proposed_at: now,
    decided_by: null,
    decided_at: null,
    note: null,
  }
  if (!(await addRuleChange(ctx.db, row))) return refuse('rulesChanged')
  await recordAuditEvent(ctx, {
    action: isLarge ? 'proposePointsRules' : 'changePointsRules',
    payload: { companyName: company, startDay, reason, changes: differences },
  })
  return answer((await toChangeDtos(ctx, [row], [row, ...all]))[0]!)
}
