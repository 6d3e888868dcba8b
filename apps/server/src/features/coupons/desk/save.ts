import { isDeepStrictEqual } from 'node:util'
import type { Input } from '@yf/contract/call'
import type { couponDeskCalls } from '@yf/contract/coupon-desk'
import { addDays, startOfDay } from '@yf/domain/dates'
import { companyNameOf } from '#features/company/public.ts'
import { recordDeed } from '#features/workbench/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import type { BatchRow } from '../store.ts'
import { atDesk } from './at-desk.ts'
import { batchFault } from './batch-fault.ts'
import { batchOnTheWire } from './on-the-wire.ts'
import { takeBatch } from './store.ts'

type Written = Input<typeof couponDeskCalls.save>

export const save = atDesk<typeof couponDeskCalls.save>('save', async (written, ctx) => {
  const fault = batchFault(written)
  if (fault) return badInput(fault.field, fault.words)
  if ((await companyNameOf(ctx.db, written.companyId)) === '') return refuse('notFound')
  const kept = written.id === undefined ? await add(ctx, written) : await change(ctx, written.id, written)
  if (typeof kept === 'string') return refuse(kept)
  await recordDeed(ctx, { deed: 'changeCoupons', detail: `${written.name}，共 ${written.stock} 张` })
  return answer(await batchOnTheWire(ctx.db, kept), '已保存')
})

/** What a coupon does: once somebody has one, it stays as it is. */
const termsIn = (written: Written) => ({
  coupon_type: written.couponType,
  reduce_money: written.reduceMoney,
  full_money: written.fullMoney,
  valid_from: written.validFromDay === null ? null : startOfDay(written.validFromDay),
  valid_until: written.validUntilDay === null ? null : startOfDay(addDays(written.validUntilDay, 1)),
  valid_days: written.validDays,
  product_ids: written.productIds,
  category_ids: written.categoryIds,
})

const offerIn = (written: Written) => ({
  name: written.name.trim(),
  stock: written.stock,
  per_person: written.perPerson,
  take_from: startOfDay(written.takeFromDay),
  take_until: startOfDay(addDays(written.takeUntilDay, 1)),
  note: written.note.trim(),
})

async function add({ db, clock }: StaffContext, written: Written): Promise<BatchRow> {
  const row: BatchRow = {
    company_id: written.companyId,
    id: newId(),
    ...termsIn(written),
    ...offerIn(written),
    taken: 0,
    is_paused: false,
    created_at: clock.now(),
    updated_at: clock.now(),
  }
  await db.insertInto('coupon_batch').values(row).execute()
  return row
}

async function change({ db, clock }: StaffContext, id: string, written: Written) {
  const row = await takeBatch(db, id)
  if (row?.company_id !== written.companyId) return 'notFound'
  const terms = termsIn(written)
  const before = Object.fromEntries(Object.keys(terms).map((name) => [name, row[name as keyof typeof terms]]))
  if (row.taken > 0 && !isDeepStrictEqual(before, terms)) return 'couponTermsFixed'
  if (written.stock < row.taken) return 'couponStockTooSmall'
  const changes = { ...terms, ...offerIn(written), updated_at: clock.now() }
  await db
    .updateTable('coupon_batch')
    .set(changes)
    .where((batch) => batch.and({ company_id: row.company_id, id }))
    .execute()
  return { ...row, ...changes }
}
