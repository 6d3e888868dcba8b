import type { Db } from '#platform/db/handle.ts'
import type { OfferRow } from './store.ts'

type OfferKey = Pick<OfferRow, 'company_id' | 'id'>

/** Open offers of every company. */
export const offersOpenAt = (db: Db, now: Date): Promise<OfferRow[]> =>
  db
    .selectFrom('optional_offer')
    .selectAll()
    .where('void_reason', 'is', null)
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .orderBy('opens_at')
    .orderBy('id')
    .execute()

/** The employees of these who were not notified before: of two concurrent processes one gets each. */
export async function markNotified(
  tx: Db,
  { company_id, id }: OfferKey,
  accountIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = accountIds.map((account_id) => ({ company_id, offer_id: id, account_id, notified_at: now }))
  const fresh = await tx
    .insertInto('optional_notice')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute()
  return fresh.map(({ account_id }) => account_id)
}

/** Which of these have chosen, so that they need no notice. */
export async function choosersOf(
  tx: Db,
  { company_id, id }: OfferKey,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('optional_chooser')
    .select('account_id')
    .where('company_id', '=', company_id)
    .where('offer_id', '=', id)
    .where('account_id', 'in', accountIds)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

export const setNotifiedUntil = (db: Db, { company_id, id }: OfferKey, notified_until: Date) =>
  db
    .updateTable('optional_offer')
    .set({ notified_until })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()
