import type { Db } from '#platform/db/handle.ts'
import type { PromotionRecordTable } from './tables.ts'

export const promotionById = (db: Db, id: string) =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst()

/** A visitor who comes again on the same day leaves no second record. */
export const keepPromotionRecord = (db: Db, record: PromotionRecordTable) =>
  db
    .insertInto('promotion_record')
    .values(record)
    .onConflict((conflict) => conflict.columns(['promotion_id', 'day', 'visitor_hash']).doNothing())
    .execute()
