import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { notify } from '#features/messages/public.ts'
import { givePoints, spendPoints } from '#features/points/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAdjustmentDtos } from './adjustments.ts'
import { keepDecision, takeAdjustment, type AdjustmentRow } from './store.ts'

/** Locks the row before reading it: the second of two concurrent decisions finds it decided. */
export const decide: RunCallHandler<typeof pointsAdminCalls.decide> = async (
  { id, isConfirmed, note },
  ctx,
) => {
  const row = await takeAdjustment(ctx.db, id)
  if (!row) return refuse('notFound')
  if (row.state !== 'proposed') return refuse('adjustmentDecided')
  if (row.proposed_by === ctx.staff.id) return refuse('ownProposal')
  if (isConfirmed === 1 && !(await credit(ctx, row))) return refuse('pointsBelowZero')
  const decided = {
    state: isConfirmed === 1 ? ('confirmed' as const) : ('refused' as const),
    decided_by: ctx.staff.id,
    decided_at: ctx.clock.now(),
    note: note === '' ? null : note,
  }
  await keepDecision(ctx.db, row, decided)
  await recordAuditEvent(ctx, {
    action: isConfirmed === 1 ? 'confirmPoints' : 'refusePoints',
    seen: [row],
    payload: { points: row.points, reason: row.reason },
  })
  return answer((await toAdjustmentDtos(ctx, [{ ...row, ...decided }]))[0]!)
}

async function credit(ctx: StaffContext, { company_id, account_id, id, points, reason }: AdjustmentRow) {
  const owner = { companyId: company_id, accountId: account_id }
  const entry = { ...owner, reason: `积分调整：${reason}`, event: `adjust/${id}` }
  if (points > 0) await givePoints(ctx, { ...entry, points })
  else if (!(await spendPoints(ctx, { ...entry, points: -points }))) return false
  await notify(ctx, {
    ...owner,
    kind: points > 0 ? 'pointsAdded' : 'pointsDeducted',
    content: `您的积分${points > 0 ? `增加 ${points}` : `扣减 ${-points}`}，原因：${reason}`,
  })
  return true
}
