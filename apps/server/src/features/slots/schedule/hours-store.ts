import type { Db } from '#platform/db/handle.ts'
import type { Hours } from '../rules.ts'

export interface DayOff {
  readonly id: string
  readonly firstDay: string
  readonly lastDay: string
  readonly reason: string
  /** The day to which bookings are moved as far as slots are free; null if they are not moved. */
  readonly moveTo: string | null
}

export async function hoursOf(db: Db, resourceId: string): Promise<Hours[]> {
  const rows = await db
    .selectFrom('slot_hours')
    .select(['weekday', 'from_minute', 'until_minute', 'capacity'])
    .where('resource_id', '=', resourceId)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()
  return rows.map(({ weekday, from_minute, until_minute, capacity }) => ({
    weekday,
    fromMinute: from_minute,
    untilMinute: until_minute,
    capacity,
  }))
}

export async function daysOffOf(db: Db, resourceId: string): Promise<DayOff[]> {
  const rows = await db
    .selectFrom('slot_day_off')
    .select(['id', 'first_day', 'last_day', 'reason', 'move_to'])
    .where('resource_id', '=', resourceId)
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return rows.map(({ id, first_day, last_day, reason, move_to }) => ({
    id,
    firstDay: first_day,
    lastDay: last_day,
    reason,
    moveTo: move_to,
  }))
}
