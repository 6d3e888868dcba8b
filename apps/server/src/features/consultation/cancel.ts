import type { consultationCalls } from '@yf/contract/consultation'
import { canCancel, consultationStates } from '@yf/domain/consultation'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto } from './detail.ts'
import { sendToHospital } from './hospital/outbox.ts'
import { cancelConsultation } from './transitions.ts'
import { takeOwn } from './store.ts'

/** Idempotent: a repeated cancellation returns the present state. */
export const cancel = inTransaction<typeof consultationCalls.cancel>(async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const row = await takeOwn(ctx.db, accountId, id)
  if (!row) return refuse('notFound')
  if (row.state === consultationStates.ended) return refuse('consultationOver')
  if (row.state === consultationStates.open) return refuse('consultationBegun')
  if (canCancel(row.state)) {
    const isUnpaid = row.state === consultationStates.unpaid
    await cancelConsultation(ctx, row, isUnpaid ? 'unpaid' : 'byPatient', accountId)
    // The hospital was never told about an unpaid consultation.
    if (!isUnpaid) await sendToHospital(ctx, 'cancel', row)
  }
  return answer(await toDetailDto(ctx, (await takeOwn(ctx.db, accountId, id))!))
})
