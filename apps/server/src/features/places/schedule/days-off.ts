import { addDays, startOfDay } from '@yf/domain/dates'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { tendPlaces } from '../tending/jobs.ts'
import { daysOffOf } from './hours-store.ts'
import { layOut, lockResource } from './lay-out.ts'

type Ground = Pick<Services, 'clock' | 'jobs'> & { readonly db: Db }

export interface DaysClosed {
  readonly firstDay: string
  readonly lastDay: string
  readonly reason: string
}

const within = (db: Db, resourceId: string, firstDay: string, lastDay: string, now: Date) =>
  db
    .updateTable('place')
    .where('resource_id', '=', resourceId)
    .where('starts_at', '>', now)
    .where('starts_at', '>=', startOfDay(firstDay))
    .where('starts_at', '<', startOfDay(addDays(lastDay, 1)))

/**
 * No places on these days. From the commit on nobody can book one of them; those who have are told by a job, which
 * gives their place and right back. Answers how many that will be.
 */
export async function closeDays(
  ctx: Ground,
  resourceId: string,
  { firstDay, lastDay, reason }: DaysClosed,
): Promise<number | 'unknown'> {
  if (!(await lockResource(ctx.db, resourceId))) return 'unknown'
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('place_day_off')
    .values({ resource_id: resourceId, id: newId(), first_day: firstDay, last_day: lastDay, reason })
    .execute()
  const closed = await within(ctx.db, resourceId, firstDay, lastDay, now)
    .set({ closed_at: now })
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  await ctx.jobs.send(ctx.db, tendPlaces, {})
  return openOn(
    ctx.db,
    resourceId,
    closed.map(({ id }) => id),
  )
}

async function openOn(db: Db, resourceId: string, placeIds: readonly string[]): Promise<number> {
  if (placeIds.length === 0) return 0
  const { count } = await db
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('resource_id', '=', resourceId)
    .where('place_id', 'in', placeIds)
    .where('state', 'in', [1, 2])
    .executeTakeFirstOrThrow()
  return count
}

/** Open after all; a day that another closing covers stays closed. */
export async function reopenDays(ctx: Ground, resourceId: string, id: string): Promise<'open' | 'unknown'> {
  const resource = await lockResource(ctx.db, resourceId)
  const gone = await ctx.db
    .deleteFrom('place_day_off')
    .where('resource_id', '=', resourceId)
    .where('id', '=', id)
    .returning(['first_day', 'last_day'])
    .executeTakeFirst()
  if (!resource || !gone) return 'unknown'
  const now = ctx.clock.now()
  await within(ctx.db, resourceId, gone.first_day, gone.last_day, now).set({ closed_at: null }).execute()
  for (const { firstDay, lastDay } of await daysOffOf(ctx.db, resourceId))
    await within(ctx.db, resourceId, firstDay, lastDay, now).set({ closed_at: now }).execute()
  await layOut(ctx, resource, gone.first_day)
  return 'open'
}
