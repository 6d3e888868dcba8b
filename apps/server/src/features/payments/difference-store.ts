import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { PaymentDifferenceTable } from './tables.ts'

export type DifferenceRow = Selectable<PaymentDifferenceTable>
type DifferenceKey = Pick<DifferenceRow, 'bill_day' | 'trade_no' | 'kind'>

/** To be filtered, sorted and paged. */
export const differenceQuery = (db: Db) => db.selectFrom('payment_difference').selectAll()

export const differenceBy = (db: Db, key: DifferenceKey): Promise<DifferenceRow | undefined> =>
  differenceQuery(db)
    .where((row) => row.and(key))
    .executeTakeFirst()

/** False if somebody was quicker, or if it does not exist. */
export async function settleDifference(
  db: Db,
  key: DifferenceKey,
  settled: Pick<DifferenceRow, 'seen_at' | 'seen_by' | 'note'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_difference')
    .set(settled)
    .where((row) => row.and(key))
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
