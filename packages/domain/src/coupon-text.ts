import { couponTypes, isForAll, type CouponTerms } from './coupon.ts'
import { toShortYuanText } from './money.ts'

/** A discount is stored in hundredths of a 折: 850 is 8.5. */
export const toDiscount = (hundredths: number): number => hundredths / 100
export const fromDiscount = (discount: number): number => Math.round(discount * 100)

/** 850 is 8.5折, 800 is 8折. */
export const discountText = (hundredths: number): string => `${toDiscount(hundredths)}折`

type CouponValue = Pick<CouponTerms, 'couponType' | 'reduceMoney'>

/** The large text on a coupon. */
export function faceText({ couponType, reduceMoney }: CouponValue): string {
  switch (couponType) {
    case couponTypes.amount:
      return `¥${toShortYuanText(reduceMoney)}`
    case couponTypes.discount:
      return discountText(reduceMoney)
  }
}

/** No threshold, no text (decisions §5). */
export const thresholdText = (fullMoney: number | null): string | null =>
  fullMoney === null ? null : `满${toShortYuanText(fullMoney)}元可用`

/** In one phrase: 满100减20, 8.5折. */
export function termsText({
  couponType,
  reduceMoney,
  fullMoney,
}: CouponValue & Pick<CouponTerms, 'fullMoney'>): string {
  const from = fullMoney === null ? '' : `满${toShortYuanText(fullMoney)}元`
  switch (couponType) {
    case couponTypes.amount:
      return `${from || '立'}减${toShortYuanText(reduceMoney)}元`
    case couponTypes.discount:
      return `${from && `${from}享`}${discountText(reduceMoney)}`
  }
}

export const scopeText = (terms: Pick<CouponTerms, 'productIds' | 'categoryIds'>): string =>
  isForAll(terms) ? '全场可用' : '指定商品可用'

/** Why this coupon, shown before buying; the coupon's part of a price is not returned with a part of the goods. */
export function selectionText(
  terms: CouponTerms & { readonly name: string },
  { offFen, isBest, isTied }: { offFen: number; isBest: boolean; isTied: boolean },
): string {
  const off = `${terms.name}（${termsText(terms)}）可减${toShortYuanText(offFen)}元`
  if (!isBest) return off
  return isTied ? `${off}，与其他券同样优惠，先用最早到期的` : `${off}，是现在最优惠的一张`
}
