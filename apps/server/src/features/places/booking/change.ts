import { bookingStates } from '@yf/domain/booking'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { recordState } from '#platform/moves/state-events.ts'
import {
  bookingKey,
  bookingSubject,
  leavableUntil,
  lockBooking,
  type BookingKey,
  type BookingRow,
} from '../booking-store.ts'
import { freePlace } from '../line/pass-on.ts'
import { findPlace, lockPlaces, takePlace } from '../place-store.ts'
import { passedReminder } from '../rules.ts'
import type { PlaceWork } from '../work.ts'
import type { Booked } from './book.ts'

type ChangeRefusal = 'notFound' | 'bookingClosed' | 'cancelTooLate' | 'placeGone' | 'placeTaken'

/**
 * Another slot of the same resource: takes the new one and releases the old one in one step, and keeps the
 * entitlement.
 */
export async function changeBooking(
  ctx: PlaceWork,
  key: BookingKey,
  to: { readonly placeId: string; readonly choice?: string },
): Promise<Booked | Refused<ChangeRefusal>> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  const { place_id } = row
  if (row.state !== bookingStates.booked || place_id === null) return refuse('bookingClosed')
  const now = ctx.clock.now()
  if (now > leavableUntil(row)) return refuse('cancelTooLate')
  const place = await findPlace(ctx.db, row.kind, to.placeId)
  if (!place || place.closed_at || place.starts_at <= now || place.resource_id !== row.resource_id)
    return refuse('placeGone')
  const set = {
    place_id: place.id,
    starts_at: place.starts_at,
    ends_at: place.ends_at,
    choice: to.choice ?? row.choice,
    reminded_minutes: passedReminder(row.kind, place.starts_at, now),
    was_moved: false,
  }
  if (place.id !== place_id) {
    await lockPlaces(ctx.db, row.resource_id, [place.id, place_id])
    if (!(await takePlace(ctx.db, place, now))) return refuse('placeTaken')
    await freePlace(ctx, { resource_id: row.resource_id, id: place_id })
  }
  await write(ctx, row, set)
  return { kind: 'booked', booking: { ...row, ...set } }
}

async function write({ db, clock }: PlaceWork, row: BookingRow, set: Partial<BookingRow>): Promise<void> {
  await db
    .updateTable('booking')
    .set(set)
    .where((rows) => rows.and(bookingKey(row)))
    .execute()
  const cause = { actor: row.account_id, reason: '您已改期', at: clock.now() }
  await recordState(db, bookingSubject(row), { from: row.state, to: row.state }, cause)
}
