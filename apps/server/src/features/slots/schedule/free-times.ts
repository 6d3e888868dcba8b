import { sql } from 'kysely'
import type { SlotKind } from '@yf/domain/booking'
import type { Db } from '#platform/db/handle.ts'

export interface OpenTime {
  readonly resourceId: string
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly left: number
  readonly waiting: number
  readonly isWaitedFor: boolean
}

/**
 * Upcoming slots of one resource, including full ones, with the waitlist length and whether a given person is on it;
 * optionally only those that begin before a moment.
 */
export async function timesToCome(
  db: Db,
  resourceId: string,
  accountId: string,
  now: Date,
  before: Date | null = null,
): Promise<OpenTime[]> {
  const { rows } = await sql<{
    id: string
    starts_at: Date
    ends_at: Date
    left: number
    waiting: number
    mine: boolean
  }>`
    select slot.id, slot.starts_at, slot.ends_at, slot.capacity - slot.taken as left,
      count(line.id)::int as waiting, coalesce(bool_or(line.account_id = ${accountId}), false) as mine
    from slot
    join slot_resource on slot_resource.resource_id = slot.resource_id and not slot_resource.is_paused
    left join slot_waitlist line on line.resource_id = slot.resource_id and line.slot_id = slot.id
      and line.state in ('waiting', 'offered')
    where slot.resource_id = ${resourceId} and slot.starts_at > ${now} and slot.closed_at is null
      and (${before}::timestamptz is null or slot.starts_at < ${before})
    group by slot.resource_id, slot.id
    order by slot.starts_at`.execute(db)
  return rows.map(({ id, starts_at, ends_at, left, waiting, mine }) => ({
    resourceId,
    id,
    startsAt: starts_at,
    endsAt: ends_at,
    left,
    waiting,
    isWaitedFor: mine,
  }))
}

/** Free capacity of each upcoming day of one resource: a month is returned without its thousands of slots. */
export async function daysToCome(
  db: Db,
  resourceId: string,
  now: Date,
): Promise<{ readonly day: string; readonly left: number }[]> {
  const { rows } = await sql<{ day: string; left: number }>`
    select to_char(slot.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      sum(slot.capacity - slot.taken)::int as left
    from slot
    join slot_resource on slot_resource.resource_id = slot.resource_id and not slot_resource.is_paused
    where slot.resource_id = ${resourceId} and slot.starts_at > ${now} and slot.closed_at is null
    group by day
    order by day`.execute(db)
  return rows
}

/** When the person is available. */
export interface FreeSpan {
  /** Only these owners. */
  readonly of?: readonly string[]
  readonly before?: Date
  /** Saturdays and Sundays in Shanghai. */
  readonly isWeekend?: boolean
  /** From this hour of the Shanghai day on. */
  readonly fromHour?: number
}

/** The first free slot, by owner; owners without one in the span are missing. */
export async function nextFree(
  db: Db,
  kind: SlotKind,
  now: Date,
  { of, before, isWeekend, fromHour }: FreeSpan = {},
): Promise<ReadonlyMap<string, Date>> {
  const inShanghai = sql`slot.starts_at at time zone 'Asia/Shanghai'`
  const rows = await db
    .selectFrom('slot')
    .select((slot) => ['resource_id', slot.fn.min('starts_at').as('next')])
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .where('starts_at', '>', now)
    .whereRef('taken', '<', 'capacity')
    .$if(of !== undefined, (query) => query.where('resource_id', 'in', of!))
    .$if(before !== undefined, (query) => query.where('starts_at', '<', before!))
    .$if(isWeekend === true, (query) => query.where(sql<boolean>`extract(isodow from ${inShanghai}) >= 6`))
    .$if(fromHour !== undefined, (query) =>
      query.where(sql<boolean>`extract(hour from ${inShanghai}) >= ${fromHour}`),
    )
    .groupBy('resource_id')
    .execute()
  return new Map(rows.map(({ resource_id, next }) => [resource_id, next]))
}
