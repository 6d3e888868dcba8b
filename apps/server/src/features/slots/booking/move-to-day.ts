import { bookingStates } from '@yf/domain/booking'
import { addDays, startOfDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import {
  bookingKey,
  bookingSubject,
  lockBooking,
  type BookingKey,
  type BookingRow,
} from '../booking-store.ts'
import { freeSlot } from '../waitlist/pass-on.ts'
import { lockSlots, takeSlot, type SlotRow } from '../slot-store.ts'
import { isTooNear, passedReminder } from '../rules.ts'
import type { SlotWork } from '../work.ts'
import type { ActorAndReason } from './end.ts'

/**
 * Moves a booking to another day of the same resource, as close to its time of day as slots are free; the entitlement
 * stays, and the member may cancel until it begins. Null if no slot is free. Locks all candidate slots at once, in
 * the usual order.
 */
export async function moveToDay(
  ctx: SlotWork,
  key: BookingKey,
  day: string,
  { actor, reason }: ActorAndReason,
): Promise<BookingRow | null> {
  const row = await lockBooking(ctx.db, key)
  if (row?.state !== bookingStates.booked || row.slot_id === null) return null
  const now = ctx.clock.now()
  const open = await openOn(ctx.db, row.resource_id, day)
  const reachable = open.filter((slot) => !isTooNear(row.kind, slot.starts_at, now))
  const nearest = byHour(reachable, row.starts_at)
  await lockSlots(ctx.db, row.resource_id, [...nearest.map(({ id }) => id), row.slot_id])
  for (const slot of nearest) {
    if (!(await takeSlot(ctx.db, slot, now))) continue
    await freeSlot(ctx, { resource_id: row.resource_id, id: row.slot_id })
    const set = {
      slot_id: slot.id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      reminded_minutes: passedReminder(row.kind, slot.starts_at, now),
      was_moved: true,
    }
    await ctx.db
      .updateTable('booking')
      .set(set)
      .where((one) => one.and(bookingKey(row)))
      .execute()
    const cause = { actor, reason, at: now }
    await recordState(ctx.db, bookingSubject(row), { from: row.state, to: row.state }, cause)
    return { ...row, ...set }
  }
  return null
}

const openOn = (db: Db, resourceId: string, day: string): Promise<SlotRow[]> =>
  db
    .selectFrom('slot')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .where('starts_at', '>=', startOfDay(day))
    .where('starts_at', '<', startOfDay(addDays(day, 1)))
    .where('closed_at', 'is', null)
    .whereRef('taken', '<', 'capacity')
    .orderBy('starts_at')
    .execute()

const dayMs = 86_400_000

/** The difference between two times of day, ignoring the date. */
const apart = (one: Date, other: Date): number => {
  const between = Math.abs(one.getTime() - other.getTime()) % dayMs
  return Math.min(between, dayMs - between)
}

const byHour = (slots: readonly SlotRow[], at: Date): SlotRow[] =>
  slots.toSorted((a, b) => apart(a.starts_at, at) - apart(b.starts_at, at))
