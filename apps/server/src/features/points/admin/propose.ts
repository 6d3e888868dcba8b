import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { requireMembership } from '#features/company/public.ts'
import { accountIdOfPhone } from '#features/identity/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { toAdjustmentDtos } from './adjustments.ts'
import { insertAdjustment, type AdjustmentRow } from './store.ts'

export const propose: RunCallHandler<typeof pointsAdminCalls.propose> = async (
  { companyId, phone, points, reason },
  ctx,
) => {
  const accountId = await accountIdOfPhone(ctx.db, ctx.cipher, phone)
  if (!accountId || !(await requireMembership(ctx.db, accountId, companyId))) return refuse('memberUnknown')
  const row: AdjustmentRow = {
    company_id: companyId,
    id: newId(),
    account_id: accountId,
    points,
    reason,
    state: 'proposed',
    proposed_by: ctx.staff.id,
    proposed_at: ctx.clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  }
  await insertAdjustment(ctx.db, row)
  await recordAuditEvent(ctx, { action: 'proposePoints', seen: [row], payload: { points, reason } })
  return answer((await toAdjustmentDtos(ctx, [row]))[0]!)
}
