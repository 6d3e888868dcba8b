import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** For staff: to narrow, order and page. */
export const orderQuery = (db: Db) => db.selectFrom('shop_order').selectAll()

/** Orders of one member, without those that pay for counselling. To order and page. */
export const memberOrderQuery = (db: Db, companyIds: readonly string[], accountId: string) =>
  db
    .selectFrom('shop_order')
    .select([
      'company_id',
      'id',
      'account_id',
      'order_no',
      'kind',
      'state',
      'total_fen',
      'money_fen',
      'created_at',
    ])
    .where(sql<boolean>`company_id = any (${companyIds}::uuid[])`)
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`not exists (select from order_holding h where h.company_id = shop_order.company_id
        and h.order_id = shop_order.id and h.component = 'slot' and h.data ->> 'kind' = 'counselling')`,
    )

export const afterSaleQuery = (db: Db) => db.selectFrom('after_sale').selectAll()

/** The after-sales case to which this member attached a file. */
export const afterSaleWithPicture = (db: Db, accountId: string, fileId: string) =>
  db
    .selectFrom('after_sale')
    .select(['id', 'account_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`pictures @> ${JSON.stringify([fileId])}::jsonb`)
    .executeTakeFirst()
