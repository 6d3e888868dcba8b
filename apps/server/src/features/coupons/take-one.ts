import { sql } from 'kysely'
import { couponStates } from '@yf/domain/coupon'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { CouponBatchRow, CouponRow } from './store.ts'

export type TakeCouponResult = CouponRow | 'gone' | 'enough'

/**
 * One guarded statement reduces the stock, and its lock lasts until the transaction ends: concurrent claims of the
 * same batch wait, so the member's coupons can be counted reliably afterwards. A caller that gets `enough` refuses,
 * which rolls the stock back.
 */
export async function takeOne(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { company_id, id, ...batch }: CouponBatchRow,
  account_id: string,
): Promise<TakeCouponResult> {
  const now = clock.now()
  const took = await db
    .updateTable('coupon_batch')
    .set({ taken: sql<number>`taken + 1` })
    .where((row) => row.and({ company_id, id, is_paused: false }))
    .whereRef('taken', '<', 'stock')
    .executeTakeFirst()
  if (took.numUpdatedRows === 0n) return 'gone'
  const { count } = await db
    .selectFrom('coupon')
    .select(sql<number>`count(*)`.as('count'))
    .where((row) => row.and({ company_id, batch_id: id, account_id }))
    .executeTakeFirstOrThrow()
  if (count >= batch.per_person) return 'enough'
  const coupon: CouponRow = {
    company_id,
    id: newId(),
    batch_id: id,
    account_id,
    nth: count + 1,
    state: couponStates.usable,
    order_id: null,
    ...termOf(batch, now),
    taken_at: now,
    used_at: null,
    reminded_at: null,
  }
  await db.insertInto('coupon').values(coupon).execute()
  return coupon
}

/** A term of days after claiming ends with the last of those days in Shanghai time. */
export function termOf(
  { valid_from, valid_until, valid_days }: Pick<CouponBatchRow, 'valid_from' | 'valid_until' | 'valid_days'>,
  now: Date,
): Pick<CouponRow, 'valid_from' | 'valid_until'> {
  if (valid_from && valid_until) return { valid_from, valid_until }
  return { valid_from: now, valid_until: startOfDay(addDays(shanghaiDay(now), (valid_days ?? 0) + 1)) }
}
