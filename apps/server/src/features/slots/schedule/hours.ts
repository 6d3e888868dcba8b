import type { SlotKind } from '@yf/domain/booking'
import { shanghaiDay } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { doHoursOverlap, type Hours } from '../rules.ts'
import { layOut, lockResource, type ResourceRow } from './lay-out.ts'

type SlotHoursDeps = { readonly db: Db; readonly clock: Clock }

/** Creates a bookable resource or changes its slot length: free slots are recreated, booked ones stay. */
export async function keepResource(
  ctx: SlotHoursDeps,
  resource: { readonly resourceId: string; readonly kind: SlotKind; readonly minutes: number },
): Promise<void> {
  const { resourceId, kind, minutes } = resource
  const added = await ctx.db
    .insertInto('slot_resource')
    .values({ resource_id: resourceId, kind, minutes, is_paused: false, laid_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return
  const existing = await lockResource(ctx.db, resourceId)
  if (!existing || existing.minutes === minutes) return
  await ctx.db.updateTable('slot_resource').set({ minutes }).where('resource_id', '=', resourceId).execute()
  await layOutAnew(ctx, { ...existing, minutes })
}

/** Replaces all weekly hours. */
export async function setHours(
  ctx: SlotHoursDeps,
  resourceId: string,
  hours: readonly Hours[],
): Promise<'set' | 'overlap' | 'unknown'> {
  if (doHoursOverlap(hours)) return 'overlap'
  const resource = await lockResource(ctx.db, resourceId)
  if (!resource) return 'unknown'
  await ctx.db.deleteFrom('slot_hours').where('resource_id', '=', resourceId).execute()
  if (hours.length > 0)
    await ctx.db
      .insertInto('slot_hours')
      .values(
        hours.map(({ weekday, fromMinute, untilMinute, capacity }) => ({
          resource_id: resourceId,
          id: newId(),
          weekday,
          from_minute: fromMinute,
          until_minute: untilMinute,
          capacity,
        })),
      )
      .execute()
  await layOutAnew(ctx, resource)
  return 'set'
}

export const setPaused = (db: Db, resourceId: string, isPaused: boolean) =>
  db.updateTable('slot_resource').set({ is_paused: isPaused }).where('resource_id', '=', resourceId).execute()

/** Deletes upcoming slots without bookings and waitlist; the rest stays, and no new slot overlaps it. */
async function layOutAnew(ctx: SlotHoursDeps, resource: ResourceRow): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .deleteFrom('slot')
    .where('resource_id', '=', resource.resource_id)
    .where('starts_at', '>', now)
    .where('taken', '=', 0)
    .where('closed_at', 'is', null)
    .where((slot) =>
      slot.not(
        slot.exists(
          slot
            .selectFrom('slot_waitlist')
            .select('slot_waitlist.id')
            .whereRef('slot_waitlist.resource_id', '=', 'slot.resource_id')
            .whereRef('slot_waitlist.slot_id', '=', 'slot.id')
            .where('slot_waitlist.state', 'in', ['waiting', 'offered']),
        ),
      ),
    )
    .execute()
  await layOut(ctx, resource, shanghaiDay(now))
}
