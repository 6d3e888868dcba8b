import type { Input } from '@yf/contract/call'
import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { couponTypes } from '@yf/domain/coupon'
import { isDay } from '@yf/domain/dates'

type CouponBatchInput = Input<typeof couponsAdminCalls.save>
type BatchFieldFault = { readonly field: keyof CouponBatchInput; readonly message: string }

const fault = (field: keyof CouponBatchInput, message: string): BatchFieldFault => ({ field, message })

/** Checks that a schema alone cannot make. */
export function batchFault(batchInput: CouponBatchInput): BatchFieldFault | null {
  if (batchInput.name.trim() === '') return fault('name', '请填写名称')
  return worthFault(batchInput) ?? termFault(batchInput)
}

function worthFault({ couponType, reduceMoney, fullMoney }: CouponBatchInput): BatchFieldFault | null {
  switch (couponType) {
    case couponTypes.amount:
      return fullMoney !== null && fullMoney < reduceMoney
        ? fault('fullMoney', '使用门槛不能低于减免金额')
        : null
    case couponTypes.discount:
      return reduceMoney < 100 || reduceMoney > 999 ? fault('reduceMoney', '折扣应在1折到9.99折之间') : null
  }
}

function termFault(batchInput: CouponBatchInput): BatchFieldFault | null {
  const { takeFromDay, takeUntilDay, validFromDay, validUntilDay, validDays } = batchInput
  if (!isDay(takeFromDay)) return fault('takeFromDay', '开始领取的日期不存在')
  if (!isDay(takeUntilDay) || takeUntilDay < takeFromDay)
    return fault('takeUntilDay', '结束领取不能早于开始领取')
  if (validDays !== null)
    return validFromDay === null && validUntilDay === null
      ? null
      : fault('validDays', '有效天数与起止日期只能选一种')
  if (validFromDay === null || !isDay(validFromDay))
    return fault('validFromDay', '请填写生效日期，或有效天数')
  if (validUntilDay === null || !isDay(validUntilDay) || validUntilDay < validFromDay)
    return fault('validUntilDay', '失效日期不能早于生效日期')
  return validUntilDay < takeFromDay ? fault('validUntilDay', '失效日期不能早于开始领取') : null
}
