import type { Selectable } from 'kysely'
import type { PlaceKind } from '@yf/domain/booking'
import type { Db } from '#platform/db/handle.ts'
import type { PlaceTable } from './tables.ts'

export type PlaceRow = Selectable<PlaceTable>
type Key = Pick<PlaceRow, 'resource_id' | 'id'>

const keyOf = ({ resource_id, id }: Key) => ({ resource_id, id })

/** By its id, which is all the app knows; null if it is gone or of another kind. */
export const findPlace = async (db: Db, kind: PlaceKind, id: string): Promise<PlaceRow | null> =>
  (await db
    .selectFrom('place')
    .innerJoin('place_resource', 'place_resource.resource_id', 'place.resource_id')
    .selectAll('place')
    .where('place.id', '=', id)
    .where('place.kind', '=', kind)
    .where('place_resource.is_paused', '=', false)
    .executeTakeFirst()) ?? null

/** The one statement that takes a slot: of concurrent calls exactly as many succeed as the capacity allows. */
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

/** Lock for everybody who moves a slot's waitlist. */
export const lockPlace = async (tx: Db, place: Key): Promise<PlaceRow | null> =>
  (await tx
    .selectFrom('place')
    .selectAll()
    .where((row) => row.and(keyOf(place)))
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Locks two slots of one resource in a fixed order, so that two members who swap their slots cannot deadlock. */
export const lockPlaces = (tx: Db, resourceId: string, ids: readonly string[]) =>
  tx
    .selectFrom('place')
    .select('id')
    .where('resource_id', '=', resourceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Slots that begin in a span, locked in the same fixed order. */
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

/** For a locked slot. */
export const untakePlace = (tx: Db, place: Key, count = 1) =>
  tx
    .updateTable('place')
    .set((row) => ({ taken: row('taken', '-', count) }))
    .where((row) => row.and(keyOf(place)))
    .execute()
