import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { companyNamesOf } from '#features/company/public.ts'
import { keepRuleDecision, ruleChangesOf, takeRuleChange } from '#features/points/rule-changes.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { earliestDay } from './days.ts'
import { toChangeDtos } from './dto.ts'

/** Locks the row before reading it. Confirmed after its day, it starts the next day: no rule is retroactive. */
export const decideRules: RunCallHandler<typeof pointsAdminCalls.decideRules> = async (
  { companyId, no, isConfirmed, note },
  ctx,
) => {
  const row = await takeRuleChange(ctx.db, companyId, no)
  if (!row) return refuse('notFound')
  if (row.state !== 'proposed') return refuse('rulesDecided')
  if (row.proposed_by === ctx.staff.id) return refuse('ownRules')
  const all = await ruleChangesOf(ctx.db, companyId)
  const now = ctx.clock.now()
  const earliest = earliestDay(now, all)
  const decided = {
    state: isConfirmed === 1 ? ('inForce' as const) : ('refused' as const),
    start_day: isConfirmed === 1 && row.start_day < earliest ? earliest : row.start_day,
    decided_by: ctx.staff.id,
    decided_at: now,
    note: note === '' ? null : note,
  }
  await keepRuleDecision(ctx.db, row, decided)
  const companyName = (await companyNamesOf(ctx.db, [companyId])).get(companyId) ?? ''
  await recordAuditEvent(ctx, {
    action: isConfirmed === 1 ? 'confirmPointsRules' : 'refusePointsRules',
    payload: { companyName, startDay: decided.start_day, reason: row.reason },
  })
  return answer((await toChangeDtos(ctx, [{ ...row, ...decided }], all))[0]!)
}
