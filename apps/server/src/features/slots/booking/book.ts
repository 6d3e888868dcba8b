import { bookingRules, bookingStates, type BookingState, type SlotKind } from '@yf/domain/booking'
import { shanghaiYear } from '@yf/domain/dates'
import { reserveRight, type Right } from '#features/equity/public.ts'
import { taskDone } from '#features/points/public.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { addBooking, bookingEvent, bookingSubject, type BookingRow } from '../booking-store.ts'
import { findSlot, takeSlot } from '../slot-store.ts'
import { passedReminder, type TimeSpan } from '../rules.ts'
import type { SlotWork } from '../work.ts'

export interface BookingRequest {
  readonly kind: SlotKind
  readonly companyId: string
  readonly accountId: string
  /** Additional choices, in the format of the kind. */
  readonly choice?: string
  /** The entitlement that pays; null if none is needed, or if the member pays. */
  readonly right: Right | null
  /** The member pays: held in state 1 until its order is paid, and cancelled with it. */
  readonly awaitsPayment?: boolean
  /** A person has one open booking per key; omitted if the kind defines it. */
  readonly onlyKey?: string
}

export interface BookedSlot {
  readonly kind: 'booked'
  readonly booking: BookingRow
}

export type BookingRefusal = 'slotTaken' | 'slotGone' | 'bookingOpen' | 'noRightLeft'

/**
 * Booking, slot and entitlement are written together, or a refusal rolls everything back. All operations lock in this
 * order (booking, slot, entitlement), to avoid deadlocks.
 */
export async function book(
  ctx: SlotWork,
  request: BookingRequest & { readonly slotId: string },
): Promise<BookedSlot | RefusedCall<BookingRefusal>> {
  const slot = await findSlot(ctx.db, request.kind, request.slotId)
  const now = ctx.clock.now()
  if (!slot || slot.closed_at || slot.starts_at <= now) return refuse('slotGone')
  const time = { startsAt: slot.starts_at, endsAt: slot.ends_at }
  const of = { resourceId: slot.resource_id, slotId: slot.id }
  const booking = newBooking(request, time, of, stateOf(request), now)
  if (!(await addBooking(ctx.db, booking))) return refuse('bookingOpen')
  if (!(await takeSlot(ctx.db, slot, now))) return refuse('slotTaken')
  return entered(ctx, booking, request.right, request.awaitsPayment ? heldReason : '预约成功')
}

export const heldReason = '名额已保留，等待付款'

export const stateOf = ({ awaitsPayment }: Pick<BookingRequest, 'awaitsPayment'>): BookingState =>
  awaitsPayment ? bookingStates.asked : bookingStates.booked

export const newBooking = (
  { kind, companyId, accountId, choice = '', right, onlyKey }: BookingRequest,
  { startsAt, endsAt }: TimeSpan,
  of: { readonly resourceId: string; readonly slotId: string | null },
  state: BookingState,
  now: Date,
): BookingRow => ({
  account_id: accountId,
  id: newId(),
  kind,
  company_id: companyId,
  resource_id: of.resourceId,
  slot_id: of.slotId,
  choice,
  state,
  starts_at: startsAt,
  ends_at: endsAt,
  package_id: right?.packageId ?? null,
  order_id: null,
  only_key: onlyKey ?? (bookingRules[kind].isOnlyOne ? kind : null),
  reminded_minutes: passedReminder(kind, startsAt, now),
  was_moved: false,
  is_no_show: false,
  outcome: null,
  created_at: now,
})

/** The last step of booking, after the slot is taken: uses the entitlement and starts the history. */
export async function entered(
  { db, clock }: SlotWork,
  booking: BookingRow,
  right: Right | null,
  reason: string,
): Promise<BookedSlot | RefusedCall<'noRightLeft'>> {
  if (right && (await reserveRight(db, clock, right, bookingEvent(booking.id))) !== 'reserved')
    return refuse('noRightLeft')
  const cause = { actor: booking.account_id, reason, at: clock.now() }
  await recordState(db, bookingSubject(booking), { from: null, to: booking.state }, cause)
  await creditTask({ db, clock }, booking)
  return { kind: 'booked', booking }
}

/** Once per paying entitlement, or per year: cancelling and booking again counts as one. */
export async function creditTask(
  { db, clock }: Pick<SlotWork, 'db' | 'clock'>,
  { kind, state, company_id, account_id, package_id }: BookingRow,
): Promise<void> {
  const { task } = bookingRules[kind]
  if (task === null || state !== bookingStates.booked) return
  const of = package_id ?? String(shanghaiYear(clock.now()))
  await taskDone(db, clock, { companyId: company_id, accountId: account_id }, task, of)
}
