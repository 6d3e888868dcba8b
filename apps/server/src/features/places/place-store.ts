import type { Selectable } from 'kysely'
import type { PlaceKind } from '@yf/domain/booking'
import type { Db } from '#platform/db/handle.ts'
import type { PlaceTable } from './tables.ts'

export type PlaceRow = Selectable<PlaceTable>
type Key = Pick<PlaceRow, 'resource_id' | 'id'>

const keyOf = ({ resource_id, id }: Key) => ({ resource_id, id })

/** By its id alone, as the app names it; null where it is gone or of another kind. */
export const findPlace = async (db: Db, kind: PlaceKind, id: string): Promise<PlaceRow | null> =>
  (await db
    .selectFrom('place')
    .innerJoin('place_resource', 'place_resource.resource_id', 'place.resource_id')
    .selectAll('place')
    .where('place.id', '=', id)
    .where('place.kind', '=', kind)
    .where('place_resource.is_paused', '=', false)
    .executeTakeFirst()) ?? null

/** The one statement that takes a place: of any number at once exactly as many succeed as there is room. */
export async function takePlace(tx: Db, place: Key, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('place')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where((row) => row.and(keyOf(place)))
    .where('closed_at', 'is', null)
    .where('starts_at', '>', now)
    .whereRef('taken', '<', 'capacity')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whoever moves the line of a place queues here first. */
export const lockPlace = async (tx: Db, place: Key): Promise<PlaceRow | null> =>
  (await tx
    .selectFrom('place')
    .selectAll()
    .where((row) => row.and(keyOf(place)))
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Two of one resource, always in the same order: two people who swap their times do not wait for each other. */
export const lockPlaces = (tx: Db, resourceId: string, ids: readonly string[]) =>
  tx
    .selectFrom('place')
    .select('id')
    .where('resource_id', '=', resourceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Those that begin in a span, in the same order as ever. */
export const lockPlacesBetween = (tx: Db, resourceId: string, from: Date, until: Date) =>
  tx
    .selectFrom('place')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Of a place that is locked. */
export const untakePlace = (tx: Db, place: Key, count = 1) =>
  tx
    .updateTable('place')
    .set((row) => ({ taken: row('taken', '-', count) }))
    .where((row) => row.and(keyOf(place)))
    .execute()
