import { bookingNotices } from '@yf/domain/booking-notices'
import type { JobContext } from '#platform/call/context.ts'
import { cancelFor } from '../booking/end.ts'
import { endWait } from '../line/leave.ts'
import type { PlaceRow } from '../place-store.ts'
import { tellUrgently, tellOf } from '../told.ts'
import { lineOf } from '../wait-store.ts'
import { system } from '../work.ts'

/**
 * Times of days that were closed: whoever is booked gets place and right back and is told, and so is the line. Each in
 * a transaction of its own, in the order of every other deed; what a killed process left is done the next time.
 */
export async function emptyClosedPlaces(ctx: JobContext): Promise<void> {
  const closed = await ctx.db
    .selectFrom('place')
    .selectAll()
    .where('closed_at', 'is not', null)
    .where('taken', '>', 0)
    .where('starts_at', '>', ctx.clock.now())
    .orderBy('starts_at')
    .limit(100)
    .execute()
  for (const place of closed) {
    await endLine(ctx, place)
    await cancelAll(ctx, place)
  }
}

async function endLine(ctx: JobContext, place: PlaceRow): Promise<void> {
  const told = { kind: place.kind, start: place.starts_at }
  for (const wait of await lineOf(ctx.db, place.resource_id, place.id))
    await ctx.transaction(async (ctx) => {
      if (await endWait(ctx, wait, 'over')) await tellOf(ctx, wait, bookingNotices.waitOver(told))
    })
}

async function cancelAll(ctx: JobContext, place: PlaceRow): Promise<void> {
  const reason = '该时间临时停止服务'
  const booked = await ctx.db
    .selectFrom('booking')
    .select(['account_id', 'id'])
    .where('resource_id', '=', place.resource_id)
    .where('place_id', '=', place.id)
    .where('state', 'in', [1, 2])
    .execute()
  for (const key of booked)
    await ctx.transaction(async (ctx) => {
      const ended = await cancelFor(ctx, key, { actor: system, reason })
      if (ended.kind !== 'ended') return
      const { kind, starts_at } = ended.booking
      await tellUrgently(ctx, ended.booking, bookingNotices.cancelled({ kind, start: starts_at }, reason))
    })
}
