import { sql } from 'kysely'
import { termsText } from '@yf/domain/coupon-text'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { batchById, termsOf, type CouponBatchRow } from './store.ts'
import { takeOne } from './take-one.ts'

interface PrizeDeps {
  readonly db: Db
  readonly clock: Clock
}

interface PrizeWinner {
  readonly companyId: string
  readonly accountId: string
}

/** The offer period applies only to the centre: a batch that is never offered there can still be won. */
const isAvailable = ({ is_paused, taken, stock, valid_until }: CouponBatchRow, now: Date): boolean =>
  !is_paused && taken < stock && (valid_until === null || valid_until > now)

/**
 * Gives one coupon of a batch to a winner. Null, without a change, if none is left or the person has reached the
 * limit.
 */
export async function winOne(
  { db, clock }: PrizeDeps,
  winner: PrizeWinner,
  batchId: string,
): Promise<string | null> {
  const { companyId, accountId } = winner
  const batch = await batchById(db, { companyId, id: batchId })
  if (!batch || !isAvailable(batch, clock.now())) return null
  const taken = await takeOne({ db, clock }, batch, accountId)
  if (typeof taken === 'object') return taken.id
  // The batch is locked, so the counter is corrected before anybody sees it.
  if (taken === 'enough')
    await db
      .updateTable('coupon_batch')
      .set({ taken: sql<number>`taken - 1` })
      .where((row) => row.and({ company_id: companyId, id: batchId }))
      .execute()
  return null
}

export type PrizeStock = 'open' | 'gone' | 'enough'

/** Whether one person can win these batches; a missing batch counts as used up. */
export async function winnable(
  { db, clock }: PrizeDeps,
  { companyId, accountId }: PrizeWinner,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, PrizeStock>> {
  if (batchIds.length === 0) return new Map()
  const batches = await db
    .selectFrom('coupon_batch')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', batchIds)
    .execute()
  const own = await db
    .selectFrom('coupon')
    .select(['batch_id', sql<number>`count(*)`.as('count')])
    .where((row) => row.and({ company_id: companyId, account_id: accountId }))
    .where('batch_id', 'in', batchIds)
    .groupBy('batch_id')
    .execute()
  const has = new Map(own.map(({ batch_id, count }) => [batch_id, count]))
  const now = clock.now()
  const stands = (batch: CouponBatchRow): PrizeStock =>
    (has.get(batch.id) ?? 0) >= batch.per_person ? 'enough' : isAvailable(batch, now) ? 'open' : 'gone'
  const statuses = new Map(batches.map((batch) => [batch.id, stands(batch)]))
  return new Map(batchIds.map((id) => [id, statuses.get(id) ?? 'gone']))
}

export interface PrizeBatch {
  readonly id: string
  readonly companyId: string
  readonly name: string
  readonly terms: string
  readonly left: number
  /** Null if the term starts on the day it is won. */
  readonly validUntil: Date | null
}

const prizeBatch = (batch: CouponBatchRow): PrizeBatch => ({
  id: batch.id,
  companyId: batch.company_id,
  name: batch.name,
  terms: termsText(termsOf(batch)),
  left: batch.stock - batch.taken,
  validUntil: batch.valid_until,
})

/** The batches that staff can use as a prize, newest first. */
export const prizeBatches = async ({ db, clock }: PrizeDeps): Promise<PrizeBatch[]> => {
  const rows = await db
    .selectFrom('coupon_batch')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.filter((batch) => isAvailable(batch, clock.now())).map(prizeBatch)
}

export async function prizeBatchOf(db: Db, companyId: string, id: string): Promise<PrizeBatch | null> {
  const batch = await batchById(db, { companyId, id })
  return batch ? prizeBatch(batch) : null
}
