import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CouponBatchRow } from '../store.ts'

/**
 * Locks a batch against changes and claims until the transaction ends, in any company: finds it first, and then locks
 * it on the node of its company.
 */
export async function takeBatch(tx: Db, id: string): Promise<CouponBatchRow | undefined> {
  const found = await tx
    .selectFrom('coupon_batch')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    found &&
    tx
      .selectFrom('coupon_batch')
      .selectAll()
      .where('company_id', '=', found.company_id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )
}

/** How many coupons of a batch each of these people has. */
export async function countsByPerson(
  db: Db,
  { company_id, id }: Pick<CouponBatchRow, 'company_id' | 'id'>,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('coupon')
    .select(['account_id', sql<number>`count(*)`.as('count')])
    .where((row) => row.and({ company_id, batch_id: id }))
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, count }) => [account_id, count]))
}
