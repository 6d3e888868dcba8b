import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** For staff: to narrow, order and page. */
export const orderQuery = (db: Db) => db.selectFrom('shop_order').selectAll()
export const afterSaleQuery = (db: Db) => db.selectFrom('after_sale').selectAll()

/** The after-sales case to which this member attached a file. */
export const afterSaleWithPicture = (db: Db, accountId: string, fileId: string) =>
  db
    .selectFrom('after_sale')
    .select(['id', 'account_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`pictures @> ${JSON.stringify([fileId])}::jsonb`)
    .executeTakeFirst()
