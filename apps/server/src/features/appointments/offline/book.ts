import type { appointmentCalls } from '@yf/contract/appointments'
import { book as bookSlot } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toDetailDto } from '../dto.ts'
import { addOfflineBooking } from './codes.ts'
import { offerFor } from './offer.ts'
import { choiceOf } from './people.ts'

/** Booking, slot, entitlement and code are written together or not at all. */
export const book: RunCallHandler<typeof appointmentCalls.book> = async (input, ctx) => {
  const offer = await offerFor(ctx, input)
  if (offer.kind === 'refused') return offer
  const { accountId } = ctx.caller
  const { companyId, placeId, userFamilyId } = input
  const { right, onlyKey } = offer
  const choice = choiceOf(userFamilyId)
  const booked = await bookSlot(ctx, {
    kind: 'offline',
    companyId,
    accountId,
    slotId: placeId,
    choice,
    right,
    onlyKey,
  })
  if (booked.kind === 'refused') return booked
  const bookingId = booked.booking.id
  await addOfflineBooking(ctx.db, { accountId, bookingId, coveredBy: right?.name ?? null })
  return answer(await toDetailDto(ctx, booked.booking))
}
