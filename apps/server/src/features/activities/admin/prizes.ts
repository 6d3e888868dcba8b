import type { Db } from '#platform/db/handle.ts'
import type { PrizeRow } from '../store.ts'

/**
 * Returns false if more units were drawn than the new stock. The statement itself checks this, because draws go on
 * meanwhile.
 */
export async function putPrize(db: Db, prize: Omit<PrizeRow, 'drawn'>): Promise<boolean> {
  const { activity_id: _, id: __, ...changed } = prize
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('activity_prize')
    .values({ ...prize, drawn: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['activity_id', 'id'])
        .doUpdateSet(changed)
        .where('activity_prize.drawn', '<=', prize.stock),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false if somebody has won this prize. */
export async function dropPrize(db: Db, { activity_id, id }: PrizeRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('activity_prize')
    .where((row) => row.and({ activity_id, id, drawn: 0 }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
