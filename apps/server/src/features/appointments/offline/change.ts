import type { appointmentCalls } from '@yf/contract/appointments'
import { cancelOwn, changeBooking, ownBooking } from '#features/slots/public.ts'
import { inTransaction, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto } from '../dto.ts'

export const change: RunCallHandler<typeof appointmentCalls.change> = async ({ id, placeId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await ownBooking(ctx.db, 'offline', accountId, id))) return refuse('notFound')
  const changed = await changeBooking(ctx, { account_id: accountId, id }, { slotId: placeId })
  return changed.kind === 'refused' ? changed : answer(await toDetailDto(ctx, changed.booking))
}

/** A GET of the specification that writes: a repeated call answers the same. */
export const cancel = inTransaction<typeof appointmentCalls.cancel>(async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await ownBooking(ctx.db, 'offline', accountId, id))) return refuse('notFound')
  const ended = await cancelOwn(ctx, { account_id: accountId, id })
  return ended.kind === 'refused' ? ended : answer(await toDetailDto(ctx, ended.booking))
})
