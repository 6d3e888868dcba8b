import { bookingStates } from '@yf/domain/booking'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import {
  bookingKey,
  bookingSubject,
  leavableUntil,
  lockBooking,
  type BookingKey,
  type BookingRow,
} from '../booking-store.ts'
import { freeSlot } from '../waitlist/pass-on.ts'
import { findSlot, lockSlots, takeSlot } from '../slot-store.ts'
import { passedReminder } from '../rules.ts'
import type { SlotWork } from '../work.ts'
import type { BookedSlot } from './book.ts'

type ChangeRefusal = 'notFound' | 'bookingClosed' | 'cancelTooLate' | 'slotGone' | 'slotTaken'

/**
 * Another slot of the same resource: takes the new one and releases the old one in one step, and keeps the
 * entitlement.
 */
export async function changeBooking(
  ctx: SlotWork,
  key: BookingKey,
  to: { readonly slotId: string; readonly choice?: string },
): Promise<BookedSlot | RefusedCall<ChangeRefusal>> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  const { slot_id } = row
  if (row.state !== bookingStates.booked || slot_id === null) return refuse('bookingClosed')
  const now = ctx.clock.now()
  if (now > leavableUntil(row)) return refuse('cancelTooLate')
  const slot = await findSlot(ctx.db, row.kind, to.slotId)
  if (!slot || slot.closed_at || slot.starts_at <= now || slot.resource_id !== row.resource_id)
    return refuse('slotGone')
  const set = {
    slot_id: slot.id,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    choice: to.choice ?? row.choice,
    reminded_minutes: passedReminder(row.kind, slot.starts_at, now),
    was_moved: false,
  }
  if (slot.id !== slot_id) {
    await lockSlots(ctx.db, row.resource_id, [slot.id, slot_id])
    if (!(await takeSlot(ctx.db, slot, now))) return refuse('slotTaken')
    await freeSlot(ctx, { resource_id: row.resource_id, id: slot_id })
  }
  await write(ctx, row, set)
  return { kind: 'booked', booking: { ...row, ...set } }
}

async function write({ db, clock }: SlotWork, row: BookingRow, set: Partial<BookingRow>): Promise<void> {
  await db
    .updateTable('booking')
    .set(set)
    .where((rows) => rows.and(bookingKey(row)))
    .execute()
  const cause = { actor: row.account_id, reason: '您已改期', at: clock.now() }
  await recordState(db, bookingSubject(row), { from: row.state, to: row.state }, cause)
}
