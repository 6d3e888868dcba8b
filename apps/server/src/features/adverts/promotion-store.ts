import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { PromotionRecordTable, PromotionTable } from './tables.ts'

export type PromotionRow = Selectable<PromotionTable>

export const promotionById = (db: Db, id: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst()

export async function promotionsByIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PromotionRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('promotion').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function savePromotion(db: Db, promotion: PromotionRow): Promise<void> {
  const { id: _, ...changed } = promotion
  await db
    .insertInto('promotion')
    .values(promotion)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

/** Number of visitors, each counted once a day. */
export async function visitsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('promotion_record')
    .select(['promotion_id', sql<number>`count(*)`.as('visits')])
    .where('promotion_id', 'in', ids)
    .groupBy('promotion_id')
    .execute()
  return new Map(rows.map(({ promotion_id, visits }) => [promotion_id, visits]))
}

/**
 * A second visit on the same day creates no second record. A visitor who leaves a phone number later updates the
 * record: the phone is encrypted with the record's id, which is returned.
 */
export const keepPromotionRecord = (db: Db, record: Insertable<PromotionRecordTable>) =>
  db
    .insertInto('promotion_record')
    .values(record)
    .onConflict((conflict) =>
      conflict
        .columns(['promotion_id', 'day', 'visitor_hash'])
        .doUpdateSet((row) => ({
          id: row.ref('excluded.id'),
          phone_encrypted: row.ref('excluded.phone_encrypted'),
        }))
        .where('promotion_record.phone_encrypted', 'is', null)
        .where('excluded.phone_encrypted', 'is not', null),
    )
    .execute()
