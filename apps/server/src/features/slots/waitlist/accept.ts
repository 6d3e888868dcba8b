import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import {
  newBooking,
  entered,
  heldReason,
  stateOf,
  type BookedSlot,
  type BookingRequest,
} from '../booking/book.ts'
import { addBooking } from '../booking-store.ts'
import { findSlot, lockSlot } from '../slot-store.ts'
import { transitionWait, ownWait } from '../wait-store.ts'
import type { SlotWork } from '../work.ts'

type AcceptRefusal = 'notFound' | 'offerOver' | 'bookingOpen' | 'noRightLeft'

/** The held slot passes to the booking: nothing is taken anew, so nobody can be faster. */
export async function acceptOffer(
  ctx: SlotWork,
  request: Omit<BookingRequest, 'companyId' | 'choice'> & { readonly waitId: string },
): Promise<BookedSlot | RefusedCall<AcceptRefusal>> {
  const wait = await ownWait(ctx.db, request.kind, request.accountId, request.waitId)
  if (!wait) return refuse('notFound')
  const found = await findSlot(ctx.db, request.kind, wait.slot_id)
  if (!found) return refuse('offerOver')
  const now = ctx.clock.now()
  const whole = { ...request, companyId: wait.company_id, choice: wait.choice }
  const time = { startsAt: found.starts_at, endsAt: found.ends_at }
  const of = { resourceId: found.resource_id, slotId: found.id }
  const booking = newBooking(whole, time, of, stateOf(request), now)
  if (!(await addBooking(ctx.db, booking))) return refuse('bookingOpen')
  const slot = await lockSlot(ctx.db, found)
  const isHeld = wait.offer_until !== null && wait.offer_until > now
  if (!slot || slot.closed_at || slot.starts_at <= now || !isHeld) return refuse('offerOver')
  if (!(await transitionWait(ctx.db, wait, 'offered', { state: 'accepted' }))) return refuse('offerOver')
  return entered(ctx, booking, request.right, request.awaitsPayment ? heldReason : '候补成功')
}
