import type { Input } from '@yf/contract/call'
import type { CouponBatch, couponsAdminCalls } from '@yf/contract/coupons-admin'

type Days = readonly [first: string, last: string]

/** The form of a batch: money in yuan, a discount as 8.5. */
export interface BatchForm {
  companyId: string | null
  name: string
  couponType: 1 | 2
  /** Yuan, or a discount. */
  worth: number | null
  fullYuan: number | null
  stock: number
  perPerson: number
  takeDays: Days | null
  /** null: a number of days after it is collected. */
  validDaysSpan: Days | null
  validDays: number
  isFixed: boolean
  productIds: string[]
  categoryIds: string[]
  note: string
}

export const emptyBatch: BatchForm = {
  companyId: null,
  name: '',
  couponType: 1,
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
  worth: row.reduceMoney / 100,
  fullYuan: row.fullMoney === null ? null : row.fullMoney / 100,
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
  if (!form.worth) return form.couponType === 1 ? '请填写减免金额' : '请填写折扣，例如 8.5'
  if (form.couponType === 2 && (form.worth < 1 || form.worth > 9.99)) return '折扣应在 1 折到 9.99 折之间'
  if (form.couponType === 1 && form.fullYuan !== null && form.fullYuan < form.worth)
    return '使用门槛不能低于减免金额'
  if (form.takeDays === null) return '请选择领取日期'
  return form.isFixed && form.validDaysSpan === null ? '请选择有效日期' : null
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
    reduceMoney: Math.round((form.worth ?? 0) * 100),
    fullMoney: form.fullYuan === null ? null : Math.round(form.fullYuan * 100),
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
