import { couponStates } from '@yf/domain/coupon'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { CouponBatchRow } from '#features/coupons/store.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { idOf } from './ids.ts'

interface BatchSeed {
  readonly key: string
  readonly name: string
  readonly company?: string
  readonly type?: 1 | 2
  readonly reduce: number
  readonly full?: number
  readonly stock: number
  /** Coupons that unnamed colleagues collected before. */
  readonly perPerson?: number
  readonly validDays?: number
  readonly products?: readonly string[]
  readonly categories?: readonly string[]
  readonly note?: string
  readonly isPaused?: boolean
}

const batches: readonly BatchSeed[] = [
  {
    key: 'hundred',
    name: '满百减二十',
    reduce: 2_000,
    full: 10_000,
    stock: 200,
    validDays: 30,
    note: '福利商城全场可用',
  },
  { key: 'member', name: '员工专享折扣', type: 2, reduce: 850, stock: 100, validDays: 15 },
  {
    key: 'health',
    name: '运动健康立减',
    reduce: 3_000,
    full: 15_000,
    stock: 50,
    perPerson: 2,
    validDays: 60,
    categories: ['health'],
  },
  {
    key: 'sleep',
    name: '睡个好觉券',
    reduce: 1_000,
    stock: 30,
    validDays: 20,
    products: ['quilt', 'lamp'],
    note: '家纺与床头灯可用',
  },
  { key: 'newcomer', name: '新人见面礼', reduce: 500, stock: 1, validDays: 7, note: '手慢无' },
  {
    key: 'spring',
    name: '春节年货券',
    reduce: 5_000,
    full: 30_000,
    stock: 80,
    validDays: 90,
    isPaused: true,
  },
  { key: 'haina', name: '海纳关怀券', company: 'haina', reduce: 1_000, stock: 500, validDays: 30 },
]

/** 林晓 has coupons in every state; new members collect theirs in the coupon centre. */
const owned: readonly { batch: string; state: 1 | 2 | 3; endsInDays: number; orderKey?: string }[] = [
  { batch: 'member', state: 1, endsInDays: 14 },
  { batch: 'sleep', state: 1, endsInDays: 2 },
  { batch: 'health', state: 3, endsInDays: -6 },
]

const batchId = (key: string) => idOf('couponBatch', key)

export async function addCoupons({ clock }: Services, tx: Db): Promise<void> {
  const now = clock.now()
  await tx
    .insertInto('coupon_batch')
    .values(batches.map((seed) => batchOf(seed, now)))
    .execute()
  for (const [at, { batch, state, endsInDays }] of owned.entries()) {
    const last = addDays(shanghaiDay(now), endsInDays)
    await giveSeeded(tx, {
      key: `linxiao/${at}`,
      batch,
      state,
      now,
      validUntil: startOfDay(addDays(last, 1)),
    })
  }
}

const batchOf = (seed: BatchSeed, now: Date): CouponBatchRow => ({
  company_id: idOf('company', seed.company ?? 'xinghe-software'),
  id: batchId(seed.key),
  name: seed.name,
  coupon_type: seed.type ?? 1,
  reduce_money: seed.reduce,
  full_money: seed.full ?? null,
  stock: seed.stock,
  taken: 0,
  per_person: seed.perPerson ?? 1,
  take_from: startOfDay(addDays(shanghaiDay(now), -20)),
  take_until: startOfDay(addDays(shanghaiDay(now), 41)),
  valid_from: null,
  valid_until: null,
  valid_days: seed.validDays ?? 30,
  product_ids: (seed.products ?? []).map((key) => idOf('mallProduct', key)),
  category_ids: [...(seed.categories ?? [])],
  note: seed.note ?? '',
  is_paused: seed.isPaused ?? false,
  created_at: startOfDay(addDays(shanghaiDay(now), -20)),
  updated_at: startOfDay(addDays(shanghaiDay(now), -20)),
})

interface CouponSeed {
  readonly key: string
  readonly batch: string
  readonly state: 1 | 2 | 3
  readonly now: Date
  readonly validUntil: Date
}

/** Returns its id. The caller uses a used coupon for an order. */
export async function giveSeeded(
  tx: Db,
  { key, batch, state, now, validUntil }: CouponSeed,
): Promise<string> {
  const company_id = idOf('company', 'xinghe-software')
  const id = idOf('coupon', key)
  const taken_at = new Date(now.getTime() - 10 * 86_400_000)
  await tx
    .insertInto('coupon')
    .values({
      company_id,
      id,
      batch_id: batchId(batch),
      account_id: idOf('account', 'linxiao'),
      nth: 1,
      state: state === couponStates.used ? couponStates.usable : state,
      order_id: null,
      valid_from: taken_at,
      valid_until: validUntil,
      taken_at,
      used_at: null,
      reminded_at: null,
    })
    .execute()
  await tx
    .updateTable('coupon_batch')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where((row) => row.and({ company_id, id: batchId(batch) }))
    .execute()
  return id
}
