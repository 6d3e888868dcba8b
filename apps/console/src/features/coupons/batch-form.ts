import type { Input } from '@yf/contract/call'
import type { CouponBatch, couponsAdminCalls } from '@yf/contract/coupons-admin'
import { couponTypes, type CouponType } from '@yf/domain/coupon'
import { fromDiscount, toDiscount } from '@yf/domain/coupon-text'
import { fromYuan, toYuan } from '@yf/domain/money'

type DayRange = readonly [first: string, last: string]

/** The form of a batch: money in yuan, a discount as 8.5. */
export interface BatchForm {
  companyId: string | null
  name: string
  couponType: CouponType
  /** Yuan, or a discount. */
  worth: number | null
  fullYuan: number | null
  stock: number
  perPerson: number
  takeDays: DayRange | null
  /** null: a number of days after it is collected. */
  validDaysSpan: DayRange | null
  validDays: number
  isFixed: boolean
  productIds: string[]
  categoryIds: string[]
  note: string
}

export const emptyBatch: BatchForm = {
  companyId: null,
  name: '',
  couponType: couponTypes.amount,
  worth: null,
  fullYuan: null,
  stock: 100,
  perPerson: 1,
  takeDays: null,
  validDaysSpan: null,
  validDays: 30,
  isFixed: false,
  productIds: [],
  categoryIds: [],
  note: '',
}

export const formOf = (row: CouponBatch): BatchForm => ({
  companyId: row.companyId,
  name: row.name,
  couponType: row.couponType,
  worth: worthOf(row),
  fullYuan: row.fullMoney === null ? null : toYuan(row.fullMoney),
  stock: row.stock,
  perPerson: row.perPerson,
  takeDays: [row.takeFromDay, row.takeUntilDay],
  validDaysSpan: row.validFromDay && row.validUntilDay ? [row.validFromDay, row.validUntilDay] : null,
  validDays: row.validDays ?? 30,
  isFixed: row.validDays === null,
  productIds: row.productIds,
  categoryIds: row.categoryIds,
  note: row.note,
})

/** The first missing field as a message; null if the form can be saved. */
export function missingOf(form: BatchForm): string | null {
  if (form.companyId === null) return '请选择企业'
  if (form.name.trim() === '') return '请填写名称'
  const fault = worthFault(form)
  if (fault) return fault
  if (form.takeDays === null) return '请选择领取日期'
  return form.isFixed && form.validDaysSpan === null ? '请选择有效日期' : null
}

function worthFault({ couponType, worth, fullYuan }: BatchForm): string | null {
  switch (couponType) {
    case couponTypes.amount:
      if (!worth) return '请填写减免金额'
      return fullYuan !== null && fullYuan < worth ? '使用门槛不能低于减免金额' : null
    case couponTypes.discount:
      if (!worth) return '请填写折扣，例如 8.5'
      return worth < 1 || worth > 9.99 ? '折扣应在 1 折到 9.99 折之间' : null
  }
}

function worthOf({ couponType, reduceMoney }: CouponBatch): number {
  switch (couponType) {
    case couponTypes.amount:
      return toYuan(reduceMoney)
    case couponTypes.discount:
      return toDiscount(reduceMoney)
  }
}

function reduceMoneyOf({ couponType, worth }: BatchForm): number {
  switch (couponType) {
    case couponTypes.amount:
      return fromYuan(worth ?? 0)
    case couponTypes.discount:
      return fromDiscount(worth ?? 0)
  }
}

/** Only for a complete form. */
export function inputOf(form: BatchForm, row: CouponBatch | null): Input<typeof couponsAdminCalls.save> {
  const [takeFromDay = '', takeUntilDay = ''] = form.takeDays ?? []
  const [validFromDay = null, validUntilDay = null] = form.isFixed ? (form.validDaysSpan ?? []) : []
  return {
    ...(row ? { id: row.id } : {}),
    companyId: form.companyId ?? '',
    name: form.name.trim(),
    couponType: form.couponType,
    reduceMoney: reduceMoneyOf(form),
    fullMoney: form.fullYuan === null ? null : fromYuan(form.fullYuan),
    stock: form.stock,
    perPerson: form.perPerson,
    takeFromDay,
    takeUntilDay,
    validFromDay,
    validUntilDay,
    validDays: form.isFixed ? null : form.validDays,
    productIds: form.productIds,
    categoryIds: form.categoryIds,
    note: form.note.trim(),
  }
}
