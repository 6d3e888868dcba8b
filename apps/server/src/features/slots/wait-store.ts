import { sql, type Selectable } from 'kysely'
import type { SlotKind } from '@yf/domain/booking'
import type { Db } from '#platform/db/handle.ts'
import type { SlotWaitTable } from './tables.ts'

export type WaitRow = Selectable<SlotWaitTable>
type WaitKey = Pick<WaitRow, 'resource_id' | 'id'>

export const liveWaits = ['waiting', 'offered'] as const

/** False if the member is on this waitlist already. */
export async function addWait(tx: Db, row: WaitRow): Promise<boolean> {
  const added = await tx
    .insertInto('slot_waitlist')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Always with the slot locked, so that a waitlist moves one step at a time. */
export async function transitionWait(
  tx: Db,
  { resource_id, id }: WaitKey,
  from: WaitRow['state'],
  set: Partial<WaitRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('slot_waitlist')
    .set(set)
    .where((row) => row.and({ resource_id, id, state: from }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const waitlistOf = (db: Db, resourceId: string, slotId: string): Promise<WaitRow[]> =>
  db
    .selectFrom('slot_waitlist')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .where('slot_id', '=', slotId)
    .where('state', 'in', liveWaits)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()

export const ownWait = async (
  db: Db,
  kind: SlotKind,
  accountId: string,
  id: string,
): Promise<WaitRow | null> =>
  (await db
    .selectFrom('slot_waitlist')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()) ?? null

/** Null is every kind. */
export const liveWaitsOf = (db: Db, kind: SlotKind | null, accountId: string): Promise<WaitRow[]> =>
  db
    .selectFrom('slot_waitlist')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(kind !== null, (query) => query.where('kind', '=', kind!))
    .where('state', 'in', liveWaits)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** How many are ahead of each of these. */
export async function aheadOf(db: Db, waits: readonly WaitRow[]): Promise<ReadonlyMap<string, number>> {
  if (waits.length === 0) return new Map()
  const { rows } = await sql<{ id: string; ahead: number }>`
    select own.id, count(other.id)::int as ahead
    from slot_waitlist own
    left join slot_waitlist other on other.resource_id = own.resource_id and other.slot_id = own.slot_id
      and other.state in ('waiting', 'offered') and (other.joined_at, other.id) < (own.joined_at, own.id)
    where own.resource_id = any(${waits.map(({ resource_id }) => resource_id)}::uuid[])
      and own.id = any(${waits.map(({ id }) => id)}::uuid[])
    group by own.id`.execute(db)
  return new Map(rows.map(({ id, ahead }) => [id, ahead]))
}

/** For the console page of a kind: the members on a waitlist, in order. */
export const waitQuery = (db: Db, kind: SlotKind) =>
  db.selectFrom('slot_waitlist').where('kind', '=', kind).where('state', 'in', liveWaits)
