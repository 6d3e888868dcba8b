import { bookingRules } from '@yf/domain/booking'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { overlap, timesOf } from '../rules.ts'
import type { SlotResourceTable } from '../tables.ts'
import { daysOffOf, hoursOf } from './hours-store.ts'

export type ResourceRow = Selectable<SlotResourceTable>
type LayOutDeps = { readonly db: Db; readonly clock: Clock }

export const lastDayOf = ({ kind }: Pick<ResourceRow, 'kind'>, today: string): string =>
  addDays(today, bookingRules[kind].bookableWeeks * 7)

export const resourceOf = async (db: Db, resourceId: string): Promise<ResourceRow | null> =>
  (await db
    .selectFrom('slot_resource')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .executeTakeFirst()) ?? null

/** Resources that can be booked: not paused. */
export async function openResources(
  db: Db,
  kind: ResourceRow['kind'],
): Promise<ReadonlyMap<string, ResourceRow>> {
  const rows = await db
    .selectFrom('slot_resource')
    .selectAll()
    .where('kind', '=', kind)
    .where('is_paused', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.resource_id, row]))
}

export const lockResource = async (tx: Db, resourceId: string): Promise<ResourceRow | null> =>
  (await tx
    .selectFrom('slot_resource')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Creates missing slots up to the kind's last day; does nothing if they exist. */
export async function keepLaidOut(ctx: LayOutDeps, resourceId: string): Promise<void> {
  const today = shanghaiDay(ctx.clock.now())
  const seen = await resourceOf(ctx.db, resourceId)
  if (!seen || (seen.laid_until ?? '') >= lastDayOf(seen, today)) return
  const resource = await lockResource(ctx.db, resourceId)
  if (!resource) return
  const after = resource.laid_until === null ? today : addDays(resource.laid_until, 1)
  await layOut(ctx, resource, after < today ? today : after)
}

/**
 * Creates missing slots from a day on. The resource is locked, so that slots never overlap while somebody changes its
 * hours.
 */
export async function layOut({ db, clock }: LayOutDeps, resource: ResourceRow, from: string): Promise<void> {
  const { resource_id, kind, minutes } = resource
  const until = lastDayOf(resource, shanghaiDay(clock.now()))
  const hours = await hoursOf(db, resource_id)
  const daysOff = await daysOffOf(db, resource_id)
  const isOff = (day: string) => daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const existingSlots = await slotsBetween(db, resource_id, from, until)
  const now = clock.now()
  const missing = daysFrom(from, until)
    .filter((day) => !isOff(day))
    .flatMap((day) => timesOf(hours, day, minutes))
    .filter((time) => time.startsAt > now && !existingSlots.some((other) => overlap(time, other)))
  if (missing.length > 0)
    await db
      .insertInto('slot')
      .values(
        missing.map(({ startsAt, endsAt, capacity }) => ({
          resource_id,
          id: newId(),
          kind,
          starts_at: startsAt,
          ends_at: endsAt,
          capacity,
          taken: 0,
          closed_at: null,
        })),
      )
      .execute()
  await db
    .updateTable('slot_resource')
    .set({ laid_until: until })
    .where('resource_id', '=', resource_id)
    .execute()
}

async function slotsBetween(db: Db, resourceId: string, from: string, until: string) {
  const rows = await db
    .selectFrom('slot')
    .select(['starts_at', 'ends_at'])
    .where('resource_id', '=', resourceId)
    .where('ends_at', '>', startOfDay(from))
    .where('starts_at', '<', startOfDay(addDays(until, 1)))
    .execute()
  return rows.map(({ starts_at, ends_at }) => ({ startsAt: starts_at, endsAt: ends_at }))
}

function daysFrom(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}
