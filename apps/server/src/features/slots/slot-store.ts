import type { Selectable } from 'kysely'
import type { SlotKind } from '@yf/domain/booking'
import type { Db } from '#platform/db/handle.ts'
import type { SlotTable } from './tables.ts'

export type SlotRow = Selectable<SlotTable>
type SlotKey = Pick<SlotRow, 'resource_id' | 'id'>

const keyOf = ({ resource_id, id }: SlotKey) => ({ resource_id, id })

/** By its id, which is all the app knows; null if it is gone or of another kind. */
export const findSlot = async (db: Db, kind: SlotKind, id: string): Promise<SlotRow | null> =>
  (await db
    .selectFrom('slot')
    .innerJoin('slot_resource', 'slot_resource.resource_id', 'slot.resource_id')
    .selectAll('slot')
    .where('slot.id', '=', id)
    .where('slot.kind', '=', kind)
    .where('slot_resource.is_paused', '=', false)
    .executeTakeFirst()) ?? null

/** The one statement that takes a slot: of concurrent calls exactly as many succeed as the capacity allows. */
export async function takeSlot(tx: Db, slot: SlotKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('slot')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where((row) => row.and(keyOf(slot)))
    .where('closed_at', 'is', null)
    .where('starts_at', '>', now)
    .whereRef('taken', '<', 'capacity')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lock for everybody who moves a slot's waitlist. */
export const lockSlot = async (tx: Db, slot: SlotKey): Promise<SlotRow | null> =>
  (await tx
    .selectFrom('slot')
    .selectAll()
    .where((row) => row.and(keyOf(slot)))
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Locks two slots of one resource in a fixed order, so that two members who swap their slots cannot deadlock. */
export const lockSlots = (tx: Db, resourceId: string, ids: readonly string[]) =>
  tx
    .selectFrom('slot')
    .select('id')
    .where('resource_id', '=', resourceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Slots that begin in a span, locked in the same fixed order. */
export const lockSlotsBetween = (tx: Db, resourceId: string, from: Date, until: Date) =>
  tx
    .selectFrom('slot')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('id')
    .forUpdate()
    .execute()

/** For a locked slot. */
export const releaseSlot = (tx: Db, slot: SlotKey, count = 1) =>
  tx
    .updateTable('slot')
    .set((row) => ({ taken: row('taken', '-', count) }))
    .where((row) => row.and(keyOf(slot)))
    .execute()
