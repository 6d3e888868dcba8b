import { bookingNotices } from '@yf/domain/booking-notices'
import { shanghaiDay } from '@yf/domain/dates'
import type { JobContext } from '#platform/call/context.ts'
import { cancelFor } from '../booking/end.ts'
import { moveToDay } from '../booking/move-to-day.ts'
import { lockBooking, type BookingKey, type BookingRow } from '../booking-store.ts'
import { endWait } from '../waitlist/leave.ts'
import type { SlotRow } from '../slot-store.ts'
import { daysOffOf } from '../schedule/hours-store.ts'
import { sendBookingNotice, bookingNoticeInput } from '../booking-notice.ts'
import { waitlistOf } from '../wait-store.ts'
import { system, type SlotWork } from '../work.ts'

/**
 * Slots of closed days: each booking is moved to the chosen day, or cancelled with everything returned, and the
 * member is notified; so is the waitlist. Each in its own transaction, in the usual lock order; the next run finishes
 * what a killed process left.
 */
export async function emptyClosedSlots(ctx: JobContext): Promise<void> {
  const closed = await ctx.db
    .selectFrom('slot')
    .selectAll()
    .where('closed_at', 'is not', null)
    .where('taken', '>', 0)
    .where('starts_at', '>', ctx.clock.now())
    .orderBy('starts_at')
    .limit(100)
    .execute()
  for (const slot of closed) {
    await endWaitlist(ctx, slot)
    await emptySlot(ctx, slot)
  }
}

async function endWaitlist(ctx: JobContext, slot: SlotRow): Promise<void> {
  const waitOverNotice = { kind: slot.kind, start: slot.starts_at }
  for (const wait of await waitlistOf(ctx.db, slot.resource_id, slot.id))
    await ctx.transaction(async (ctx) => {
      if (await endWait(ctx, wait, 'over'))
        await sendBookingNotice(ctx, wait, bookingNotices.waitOver(waitOverNotice))
    })
}

const reason = '该时间临时停止服务'
const by = { actor: system, reason }

async function emptySlot(ctx: JobContext, slot: SlotRow): Promise<void> {
  const booked = await ctx.db
    .selectFrom('booking')
    .selectAll()
    .where('resource_id', '=', slot.resource_id)
    .where('slot_id', '=', slot.id)
    .where('state', 'in', [1, 2])
    .execute()
  const moveTo = await namedDay(ctx, slot)
  for (const row of booked)
    await ctx.transaction(async (ctx) => {
      // Another run or the member may have moved it meanwhile: then it no longer concerns this slot.
      if ((await lockBooking(ctx.db, row))?.slot_id !== slot.id) return
      if (!(await moved(ctx, row, moveTo))) await cancelled(ctx, row)
    })
}

/** The day to which bookings of a closed slot move; null if none was chosen, or that one is closed as well. */
async function namedDay({ db }: JobContext, { resource_id, starts_at }: SlotRow): Promise<string | null> {
  const day = shanghaiDay(starts_at)
  const off = await daysOffOf(db, resource_id)
  return off.find((one) => one.moveTo !== null && one.firstDay <= day && day <= one.lastDay)?.moveTo ?? null
}

async function moved(ctx: SlotWork, row: BookingRow, day: string | null): Promise<boolean> {
  const now = day !== null && (await moveToDay(ctx, row, day, by))
  if (!now) return false
  await sendBookingNotice(ctx, now, bookingNotices.moved(bookingNoticeInput(row), now.starts_at, reason))
  return true
}

async function cancelled(ctx: SlotWork, key: BookingKey): Promise<void> {
  const ended = await cancelFor(ctx, key, by)
  if (ended.kind !== 'ended') return
  await sendBookingNotice(
    ctx,
    ended.booking,
    bookingNotices.cancelled(bookingNoticeInput(ended.booking), reason),
  )
}
