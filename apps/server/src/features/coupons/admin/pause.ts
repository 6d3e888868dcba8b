import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toBatchDto } from './dto.ts'
import { takeBatch } from './store.ts'

export const pause: RunCallHandler<typeof couponsAdminCalls.pause> = async ({ id, isPaused }, ctx) => {
  const row = await takeBatch(ctx.db, id)
  if (!row) return refuse('notFound')
  const changes = { is_paused: isPaused === 1, updated_at: ctx.clock.now() }
  await ctx.db
    .updateTable('coupon_batch')
    .set(changes)
    .where((batch) => batch.and({ company_id: row.company_id, id }))
    .execute()
  await recordAuditEvent(ctx, {
    action: 'changeCoupons',
    payload: { name: row.name, isPaused: isPaused === 1 },
  })
  return answer(await toBatchDto(ctx.db, { ...row, ...changes }))
}
