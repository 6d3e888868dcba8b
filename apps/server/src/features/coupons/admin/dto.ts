import { sql } from 'kysely'
import type { CouponBatch } from '@yf/contract/coupons-admin'
import { addDays, shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { companyNamesOf } from '#features/company/public.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CouponBatchRow } from '../store.ts'

/** The end is the first moment of the day after: people enter the last day. */
const lastDayOf = (end: Date): string => addDays(shanghaiDay(end), -1)

interface CouponCounts {
  readonly usable: number
  readonly locked: number
  readonly used: number
  readonly expired: number
}
const none: CouponCounts = { usable: 0, locked: 0, used: 0, expired: 0 }

async function countsByBatch(
  db: Db,
  rows: readonly CouponBatchRow[],
): Promise<ReadonlyMap<string, CouponCounts>> {
  if (rows.length === 0) return new Map()
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})`
  const counted = await db
    .selectFrom('coupon')
    .select([
      'batch_id',
      count(sql`state = 1 and order_id is null`).as('usable'),
      count(sql`state = 1 and order_id is not null`).as('locked'),
      count(sql`state = 2`).as('used'),
      count(sql`state = 3`).as('expired'),
    ])
    .where('company_id', 'in', [...new Set(rows.map(({ company_id }) => company_id))])
    .where(
      'batch_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('batch_id')
    .execute()
  return new Map(counted.map(({ batch_id, ...counts }) => [batch_id, counts]))
}

export async function toBatchDtos(
  db: Db,
  rows: readonly CouponBatchRow[],
  names: ReadonlyMap<string, string>,
): Promise<CouponBatch[]> {
  const counts = await countsByBatch(db, rows)
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    companyName: names.get(row.company_id) ?? '',
    name: row.name,
    couponType: row.coupon_type,
    reduceMoney: row.reduce_money,
    fullMoney: row.full_money,
    stock: row.stock,
    perPerson: row.per_person,
    takeFromDay: shanghaiDay(row.take_from),
    takeUntilDay: lastDayOf(row.take_until),
    validFromDay: row.valid_from && shanghaiDay(row.valid_from),
    validUntilDay: row.valid_until && lastDayOf(row.valid_until),
    validDays: row.valid_days,
    productIds: row.product_ids,
    categoryIds: row.category_ids,
    note: row.note,
    isPaused: row.is_paused ? 1 : 0,
    taken: row.taken,
    ...(counts.get(row.id) ?? none),
    createTime: shanghaiMoment(row.created_at),
  }))
}

export async function toBatchDto(db: Db, row: CouponBatchRow): Promise<CouponBatch> {
  const [batch] = await toBatchDtos(db, [row], await companyNamesOf(db, [row.company_id]))
  return batch!
}
