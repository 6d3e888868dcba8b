import { isDeepStrictEqual } from 'node:util'
import type { Input } from '@yf/contract/call'
import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { termsText } from '@yf/domain/coupon-text'
import { addDays, startOfDay } from '@yf/domain/dates'
import { couponsWorth, moreThan, awaitingApprovalText } from '@yf/domain/approvals'
import { companyNameOf } from '#features/company/public.ts'
import { mayHandOut, type DoApproved, type Handing } from '#features/approvals/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import type { BatchRow } from '../store.ts'
import { batchFault } from './batch-fault.ts'
import { toBatchDto } from './dto.ts'
import { takeBatch } from './store.ts'

type Written = Input<typeof couponsAdminCalls.save>

export const save: RunCallHandler<typeof couponsAdminCalls.save> = (written, ctx) =>
  saveBatch(written, ctx, 'alone')

export const saveApproved: DoApproved = (input, ctx) => saveBatch(input as Written, ctx, 'seconded')

async function saveBatch(written: Written, ctx: StaffContext, handing: Handing) {
  const fault = batchFault(written)
  if (fault) return badInput(fault.field, fault.words)
  const company = await companyNameOf(ctx.db, written.companyId)
  if (company === '') return refuse('notFound')
  const before = written.id === undefined ? null : await takeBatch(ctx.db, written.id)
  if (before !== null && before?.company_id !== written.companyId) return refuse('notFound')
  const hindrance = before && changeFault(before, written)
  if (hindrance) return refuse(hindrance)
  if (handing === 'alone' && !(await mayHandOut(ctx, handedOut(before, written))))
    return answer(null, awaitingApprovalText)
  const kept = before ? await change(ctx, before, written) : await add(ctx, written)
  await recordAuditEvent(ctx, {
    action: 'changeCoupons',
    payload: { name: written.name, terms: linesOf(written) },
  })
  return answer(await toBatchDto(ctx.db, kept), '已保存')
}

const handedOut = (before: BatchRow | null, written: Written) => ({
  kind: 'coupons' as const,
  companyId: written.companyId,
  worth: moreThan(before && couponsWorth(wroteOf(before)), couponsWorth(written)),
  title: before ? `修改优惠券「${before.name}」` : `新建优惠券「${written.name.trim()}」`,
  lines: linesOf(written),
  input: written,
})

const wroteOf = ({ coupon_type, reduce_money, stock, per_person }: BatchRow) => ({
  couponType: coupon_type,
  reduceMoney: reduce_money,
  stock,
  perPerson: per_person,
})

const linesOf = (written: Written): string[] => [
  termsText({ ...written, couponType: written.couponType }),
  `共 ${written.stock} 张，每人限领 ${written.perPerson} 张`,
  `${written.takeFromDay} 至 ${written.takeUntilDay} 领取`,
]

/** The effect of a coupon: immutable once somebody holds one. */
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

/** Coupons that members hold do not change. */
function changeFault(row: BatchRow, written: Written): 'couponTermsFixed' | 'couponStockTooSmall' | null {
  const terms = termsIn(written)
  const before = Object.fromEntries(Object.keys(terms).map((name) => [name, row[name as keyof typeof terms]]))
  if (row.taken > 0 && !isDeepStrictEqual(before, terms)) return 'couponTermsFixed'
  return written.stock < row.taken ? 'couponStockTooSmall' : null
}

async function change({ db, clock }: StaffContext, row: BatchRow, written: Written): Promise<BatchRow> {
  const changes = { ...termsIn(written), ...offerIn(written), updated_at: clock.now() }
  await db
    .updateTable('coupon_batch')
    .set(changes)
    .where((batch) => batch.and({ company_id: row.company_id, id: row.id }))
    .execute()
  return { ...row, ...changes }
}
