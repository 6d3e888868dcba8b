import { bookingRules, bookingStates, slotKinds, type SlotKind } from '@yf/domain/booking'
import { bookingNotices } from '@yf/domain/booking-notices'
import type { JobContext } from '#platform/call/context.ts'
import { bookingKey, type BookingRow } from '../booking-store.ts'
import { sendBookingNotice } from '../booking-notice.ts'

const atATime = 200

/** Each reminder once; after an outage past both times, only the later one. */
export async function remind(ctx: JobContext): Promise<void> {
  for (const kind of slotKinds)
    for (const minutes of [...bookingRules[kind].reminderMinutes].toSorted((a, b) => a - b))
      for (const booking of await dueFor(ctx, kind, minutes))
        await ctx.transaction((ctx) => remindOf(ctx, booking, minutes))
}

const dueFor = ({ db, clock }: JobContext, kind: SlotKind, minutes: number): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', bookingStates.booked)
    .where('starts_at', '>', clock.now())
    .where('starts_at', '<=', new Date(clock.now().getTime() + minutes * 60_000))
    .where((row) => row.or([row('reminded_minutes', 'is', null), row('reminded_minutes', '>', minutes)]))
    .limit(atATime)
    .execute()

/** Marks it only if unchanged: of two concurrent runs one sends. */
async function remindOf(ctx: JobContext, booking: BookingRow, minutes: number): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('booking')
    .set({ reminded_minutes: minutes })
    .where((row) => row.and({ ...bookingKey(booking), state: bookingStates.booked }))
    .where('starts_at', '=', booking.starts_at)
    .where('reminded_minutes', 'is not distinct from', booking.reminded_minutes)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { kind, starts_at } = booking
  await sendBookingNotice(ctx, booking, bookingNotices.reminder({ kind, start: starts_at }))
}
