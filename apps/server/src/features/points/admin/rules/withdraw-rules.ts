import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { companyNamesOf } from '#features/company/public.ts'
import { keepRuleDecision, ruleChangesOf, takeRuleChange } from '#features/points/rule-changes.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toChangeDtos } from './dto.ts'

/** Uses the same lock as deciding: the second of a concurrent decision and withdrawal finds it done. */
export const withdrawRules: RunCallHandler<typeof pointsAdminCalls.withdrawRules> = async (
  { companyId, no },
  ctx,
) => {
  const row = await takeRuleChange(ctx.db, companyId, no)
  if (!row) return refuse('notFound')
  if (row.proposed_by !== ctx.staff.id) return refuse('rulesOfAnother')
  if (row.state !== 'proposed') return refuse('rulesDecided')
  const withdrawn = {
    state: 'withdrawn' as const,
    start_day: row.start_day,
    decided_by: null,
    decided_at: ctx.clock.now(),
    note: null,
  }
  await keepRuleDecision(ctx.db, row, withdrawn)
  const companyName = (await companyNamesOf(ctx.db, [companyId])).get(companyId) ?? ''
  await recordAuditEvent(ctx, {
    action: 'withdrawPointsRules',
    payload: { companyName, startDay: row.start_day, reason: row.reason },
  })
  const all = await ruleChangesOf(ctx.db, companyId)
  return answer((await toChangeDtos(ctx, [{ ...row, ...withdrawn }], all))[0]!)
}
