import { isDeepStrictEqual } from 'node:util'
import type { Input } from '@yf/contract/call'
import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { termsText } from '@yf/domain/coupon-text'
import { addDays, startOfDay } from '@yf/domain/dates'
import { couponsWorth, moreThan, awaitingApprovalText } from '@yf/domain/approvals'
import { companyNameOf } from '#features/company/public.ts'
import { mayDisburse, type DoApproved, type ApprovalMode } from '#features/approvals/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import type { CouponBatchRow } from '../store.ts'
import { batchFault } from './batch-fault.ts'
import { toBatchDto } from './dto.ts'
import { takeBatch } from './store.ts'

type CouponBatchInput = Input<typeof couponsAdminCalls.save>

export const save: RunCallHandler<typeof couponsAdminCalls.save> = (batchInput, ctx) =>
  saveBatch(batchInput, ctx, 'alone')

export const saveApproved: DoApproved = (input, ctx) => saveBatch(input as CouponBatchInput, ctx, 'approved')

async function saveBatch(batchInput: CouponBatchInput, ctx: StaffContext, handing: ApprovalMode) {
  const fault = batchFault(batchInput)
  if (fault) return badInput(fault.field, fault.message)
  const company = await companyNameOf(ctx.db, batchInput.companyId)
  if (company === '') return refuse('notFound')
  const before = batchInput.id === undefined ? null : await takeBatch(ctx.db, batchInput.id)
  if (before !== null && before?.company_id !== batchInput.companyId) return refuse('notFound')
  const changeRefusal = before && changeFault(before, batchInput)
  if (changeRefusal) return refuse(changeRefusal)
  if (handing === 'alone' && !(await mayDisburse(ctx, approvalRequest(before, batchInput))))
    return answer(null, awaitingApprovalText)
  const saved = before ? await change(ctx, before, batchInput) : await add(ctx, batchInput)
  await recordAuditEvent(ctx, {
    action: 'changeCoupons',
    payload: { name: batchInput.name, terms: linesOf(batchInput) },
  })
  return answer(await toBatchDto(ctx.db, saved), '已保存')
}

const approvalRequest = (before: CouponBatchRow | null, batchInput: CouponBatchInput) => ({
  kind: 'coupons' as const,
  companyId: batchInput.companyId,
  worth: moreThan(before && couponsWorth(wroteOf(before)), couponsWorth(batchInput)),
  title: before ? `修改优惠券「${before.name}」` : `新建优惠券「${batchInput.name.trim()}」`,
  lines: linesOf(batchInput),
  input: batchInput,
})

const wroteOf = ({ coupon_type, reduce_money, stock, per_person }: CouponBatchRow) => ({
  couponType: coupon_type,
  reduceMoney: reduce_money,
  stock,
  perPerson: per_person,
})

const linesOf = (batchInput: CouponBatchInput): string[] => [
  termsText({ ...batchInput, couponType: batchInput.couponType }),
  `共 ${batchInput.stock} 张，每人限领 ${batchInput.perPerson} 张`,
  `${batchInput.takeFromDay} 至 ${batchInput.takeUntilDay} 领取`,
]

/** The effect of a coupon: immutable once somebody holds one. */
const termsIn = (batchInput: CouponBatchInput) => ({
  coupon_type: batchInput.couponType,
  reduce_money: batchInput.reduceMoney,
  full_money: batchInput.fullMoney,
  valid_from: batchInput.validFromDay === null ? null : startOfDay(batchInput.validFromDay),
  valid_until: batchInput.validUntilDay === null ? null : startOfDay(addDays(batchInput.validUntilDay, 1)),
  valid_days: batchInput.validDays,
  product_ids: batchInput.productIds,
  category_ids: batchInput.categoryIds,
})

const offerIn = (batchInput: CouponBatchInput) => ({
  name: batchInput.name.trim(),
  stock: batchInput.stock,
  per_person: batchInput.perPerson,
  take_from: startOfDay(batchInput.takeFromDay),
  take_until: startOfDay(addDays(batchInput.takeUntilDay, 1)),
  note: batchInput.note.trim(),
})

async function add({ db, clock }: StaffContext, batchInput: CouponBatchInput): Promise<CouponBatchRow> {
  const row: CouponBatchRow = {
    company_id: batchInput.companyId,
    id: newId(),
    ...termsIn(batchInput),
    ...offerIn(batchInput),
    taken: 0,
    is_paused: false,
    created_at: clock.now(),
    updated_at: clock.now(),
  }
  await db.insertInto('coupon_batch').values(row).execute()
  return row
}

/** Coupons that members hold do not change. */
function changeFault(
  row: CouponBatchRow,
  batchInput: CouponBatchInput,
): 'couponTermsFixed' | 'couponStockTooSmall' | null {
  const terms = termsIn(batchInput)
  const before = Object.fromEntries(Object.keys(terms).map((name) => [name, row[name as keyof typeof terms]]))
  if (row.taken > 0 && !isDeepStrictEqual(before, terms)) return 'couponTermsFixed'
  return batchInput.stock < row.taken ? 'couponStockTooSmall' : null
}

async function change(
  { db, clock }: StaffContext,
  row: CouponBatchRow,
  batchInput: CouponBatchInput,
): Promise<CouponBatchRow> {
  const changes = { ...termsIn(batchInput), ...offerIn(batchInput), updated_at: clock.now() }
  await db
    .updateTable('coupon_batch')
    .set(changes)
    .where((batch) => batch.and({ company_id: row.company_id, id: row.id }))
    .execute()
  return { ...row, ...changes }
}
