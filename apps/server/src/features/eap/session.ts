import type { eapCalls } from '@yf/contract/eap'
import { bookingStates } from '@yf/domain/booking'
import { ownBooking } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { linkOpens, wayOf } from './dto.ts'

/** A session may last a little longer than planned. */
const overtimeMs = 15 * 60_000

export const session: RunCallHandler<typeof eapCalls.session> = async ({ id }, ctx) => {
  const booking = await ownBooking(ctx.db, 'counselling', ctx.caller.accountId, id)
  if (!booking) return refuse('notFound')
  const way = wayOf(booking)
  if (way === 'onSite') return refuse('sessionOnSite')
  const now = ctx.clock.now()
  const until = new Date(booking.ends_at.getTime() + overtimeMs)
  if (booking.state !== bookingStates.booked || now >= until) return refuse('bookingClosed')
  if (now < linkOpens(booking.starts_at)) return refuse('sessionNotOpen')
  return answer({ url: ctx.partners.sessionRooms.link({ room: booking.id, way, until }) })
}
