import type { appointmentCalls } from '@yf/contract/appointments'
import { acceptOffer as acceptSlot, joinWaitlist, leaveWaitlist, ownWait } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto, toWaitDtos } from '../dto.ts'
import { addOfflineBooking } from './codes.ts'
import { offerFor } from './offer.ts'
import { choiceOf, familyIdOf } from './people.ts'

const kind = 'offline'

/** Joining the waitlist uses nothing, but a member who could not book cannot join. */
export const wait: RunCallHandler<typeof appointmentCalls.wait> = async (input, ctx) => {
  const offer = await offerFor(ctx, input)
  if (offer.kind === 'refused') return offer
  const { accountId } = ctx.caller
  const { companyId, placeId, userFamilyId } = input
  const choice = choiceOf(userFamilyId)
  const joined = await joinWaitlist(ctx, { kind, companyId, accountId, slotId: placeId, choice })
  if (joined.kind === 'refused') return joined
  const [waitDto] = await toWaitDtos(ctx, [joined.wait])
  return answer(waitDto!)
}

export const leaveWait: RunCallHandler<typeof appointmentCalls.leaveWait> = async ({ id }, ctx) => {
  const left = await leaveWaitlist(ctx, kind, ctx.caller.accountId, id)
  return left === 'left' ? answer(null) : left
}

/** Looks up the entitlement again: it may have been used since the member joined the waitlist. */
export const acceptOffer: RunCallHandler<typeof appointmentCalls.acceptOffer> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const waiting = await ownWait(ctx.db, kind, accountId, id)
  if (!waiting) return refuse('notFound')
  const offer = await offerFor(ctx, {
    companyId: waiting.company_id,
    placeId: waiting.slot_id,
    userFamilyId: familyIdOf(waiting.choice),
  })
  if (offer.kind === 'refused') return offer.name === 'slotGone' ? refuse('offerOver') : refuse(offer.name)
  const { right, onlyKey } = offer
  const booked = await acceptSlot(ctx, { kind, accountId, waitId: id, right, onlyKey })
  if (booked.kind === 'refused') return booked
  const bookingId = booked.booking.id
  await addOfflineBooking(ctx.db, { accountId, bookingId, coveredBy: right?.name ?? null })
  return answer(await toDetailDto(ctx, booked.booking))
}
