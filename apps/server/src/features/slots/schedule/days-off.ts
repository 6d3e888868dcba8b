import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { lockSlotsBetween } from '../slot-store.ts'
import { cleanUpSlots } from '../cleanup/jobs.ts'
import { daysOffOf } from './hours-store.ts'
import { layOut, lockResource } from './lay-out.ts'

type CloseDaysDeps = Pick<Services, 'clock' | 'jobs'> & { readonly db: Db }

export interface DaysClosed {
  readonly firstDay: string
  readonly lastDay: string
  readonly reason: string
  /** Omitted: existing bookings are cancelled, and slot and entitlement returned. */
  readonly moveTo?: string | undefined
}

/** Upcoming slots, locked. */
function timesOn(
  tx: Db,
  resourceId: string,
  { firstDay, lastDay }: Pick<DaysClosed, 'firstDay' | 'lastDay'>,
  now: Date,
) {
  const begin = startOfDay(firstDay)
  return lockSlotsBetween(tx, resourceId, begin > now ? begin : now, startOfDay(addDays(lastDay, 1)))
}

async function setClosed(tx: Db, resourceId: string, ids: readonly string[], closed_at: Date | null) {
  if (ids.length === 0) return
  await tx
    .updateTable('slot')
    .set({ closed_at })
    .where('resource_id', '=', resourceId)
    .where('id', 'in', ids)
    .execute()
}

/**
 * Closes these days. From the commit on they cannot be booked; a job notifies members with bookings and moves them to
 * another day, or returns slot and entitlement. Returns their number.
 */
export async function closeDays(
  ctx: CloseDaysDeps,
  resourceId: string,
  { firstDay, lastDay, reason, moveTo }: DaysClosed,
): Promise<number | 'unknown'> {
  if (!(await lockResource(ctx.db, resourceId))) return 'unknown'
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('slot_day_off')
    .values({
      resource_id: resourceId,
      id: newId(),
      first_day: firstDay,
      last_day: lastDay,
      reason,
      move_to: moveTo ?? null,
    })
    .execute()
  const open = (await timesOn(ctx.db, resourceId, { firstDay, lastDay }, now)).filter(
    ({ closed_at }) => closed_at === null,
  )
  const ids = open.map(({ id }) => id)
  await setClosed(ctx.db, resourceId, ids, now)
  await ctx.jobs.send(ctx.db, cleanUpSlots, {})
  return openOn(ctx.db, resourceId, ids)
}

async function openOn(db: Db, resourceId: string, slotIds: readonly string[]): Promise<number> {
  if (slotIds.length === 0) return 0
  const { count } = await db
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('resource_id', '=', resourceId)
    .where('slot_id', 'in', slotIds)
    .where('state', 'in', [1, 2])
    .executeTakeFirstOrThrow()
  return count
}

/** Reopens a day; one that another closing covers stays closed. */
export async function reopenDays(
  ctx: CloseDaysDeps,
  resourceId: string,
  id: string,
): Promise<'open' | 'unknown'> {
  const resource = await lockResource(ctx.db, resourceId)
  const gone = await ctx.db
    .deleteFrom('slot_day_off')
    .where('resource_id', '=', resourceId)
    .where('id', '=', id)
    .returning(['first_day', 'last_day'])
    .executeTakeFirst()
  if (!resource || !gone) return 'unknown'
  const daysOff = await daysOffOf(ctx.db, resourceId)
  const isOff = (day: string) => daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const days = { firstDay: gone.first_day, lastDay: gone.last_day }
  const times = await timesOn(ctx.db, resourceId, days, ctx.clock.now())
  const opened = times.filter(({ starts_at }) => !isOff(shanghaiDay(starts_at)))
  await setClosed(
    ctx.db,
    resourceId,
    opened.map(({ id }) => id),
    null,
  )
  await layOut(ctx, resource, gone.first_day)
  return 'open'
}
