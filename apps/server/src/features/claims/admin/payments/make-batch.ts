import type { claimsAdminCalls, PayBatch } from '@yf/contract/claims-admin'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { putIntoBatch } from '#features/claims/decision/payment/for-staff.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { refuseInvolvedPayer } from './pay-blockers.ts'
import { toBatchDtos } from './dto.ts'
import { batches, newBatch, paymentsOfBatch, seenIn } from './store.ts'

/** All or nothing: a partial batch would be paid without anybody having chosen it. */
export const makeBatch: RunCallHandler<typeof claimsAdminCalls.makeBatch> = async (input, ctx) => {
  const ids = [...new Set(input.paymentIds)]
  const batchId = await newBatch(ctx.db, ctx.staff.id, ctx.clock.now())
  if ((await putIntoBatch(ctx.db, batchId, ids)) !== ids.length) return refuse('notPayable')
  const payments = await paymentsOfBatch(ctx.db, batchId)
  const own = await refuseInvolvedPayer(ctx.db, ctx.staff, payments)
  if (own) return own
  const batch = await batchById(ctx, batchId)
  if (!batch) return refuse('notFound')
  await recordAuditEvent(ctx, { action: 'makeBatch', seen: seenIn(payments), payload: payloadOf(batch) })
  return answer(batch)
}

export async function batchById(
  ctx: Pick<StaffContext, 'db' | 'staff'>,
  id: string,
): Promise<PayBatch | undefined> {
  const [batch] = await toBatchDtos(ctx, await batches(ctx.db).where('t.id', '=', id).execute())
  return batch
}

export const payloadOf = ({ batchNo, count, totalFen }: PayBatch) => ({ batchNo, count, totalFen })
