import { bookingStates, type SlotKind } from '@yf/domain/booking'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import {
  addBooking,
  bookingKey,
  bookingSubject,
  lockBooking,
  transitionBooking,
  type BookingKey,
  type BookingRow,
} from '../booking-store.ts'
import { passedReminder, type TimeSpan } from '../rules.ts'
import { system, type SlotWork } from '../work.ts'
import { creditTask, entered, newBooking, type BookedSlot, type BookingRequest } from './book.ts'
import { giveUp, type EndBookingResult } from './end.ts'

/**
 * A slot that only a partner can confirm: the booking has state 1 待确认 with its entitlement used, and its id
 * identifies the request, which is repeated until the answer is known.
 */
export async function askForSlot(
  ctx: SlotWork,
  request: BookingRequest & TimeSpan & { readonly resourceId: string },
): Promise<BookedSlot | RefusedCall<'bookingOpen' | 'noRightLeft' | 'slotGone'>> {
  const now = ctx.clock.now()
  if (request.startsAt <= now) return refuse('slotGone')
  const of = { resourceId: request.resourceId, slotId: null }
  const booking = newBooking(request, request, of, bookingStates.asked, now)
  if (!(await addBooking(ctx.db, booking))) return refuse('bookingOpen')
  return entered(ctx, booking, request.right, '已提交，等待确认')
}

/** The partner confirms. A repeated or late confirmation changes nothing; the caller sees which. */
export async function confirmSlot(
  ctx: SlotWork,
  key: BookingKey,
): Promise<'confirmed' | 'already' | 'notOpen'> {
  const row = await lockBooking(ctx.db, key)
  if (row?.state === bookingStates.booked) return 'already'
  if (row?.state !== bookingStates.asked) return 'notOpen'
  const { asked, booked } = bookingStates
  await transitionBooking(ctx, row, { from: [asked], to: booked, actor: system, reason: '预约已确认' })
  await creditTask(ctx, { ...row, state: booked })
  return 'confirmed'
}

/** The partner has no slot: the entitlement is returned. */
export async function denySlot(ctx: SlotWork, key: BookingKey, reason: string): Promise<EndBookingResult> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  if (row.state !== bookingStates.asked) return refuse('bookingClosed')
  return giveUp(ctx, row, bookingStates.cancelled, { actor: system, reason })
}

/** The partner changes the time of a confirmed booking: the entitlement stays. False if it ended meanwhile. */
export async function moveHeld(
  ctx: SlotWork,
  key: BookingKey,
  { startsAt, endsAt }: TimeSpan,
): Promise<boolean> {
  const row = await lockBooking(ctx.db, key)
  if (row?.state !== bookingStates.booked || row.slot_id !== null) return false
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('booking')
    .set({
      starts_at: startsAt,
      ends_at: endsAt,
      reminded_minutes: passedReminder(row.kind, startsAt, now),
    })
    .where((rows) => rows.and(bookingKey(row)))
    .execute()
  const cause = { actor: row.account_id, reason: '您已改期', at: now }
  await recordState(ctx.db, bookingSubject(row), { from: row.state, to: row.state }, cause)
  return true
}

/** Those without an answer, least recently queried first. */
export const unanswered = (db: Db, kind: SlotKind, count = 100): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', bookingStates.asked)
    .orderBy('created_at')
    .limit(count)
    .execute()
