import { expect, test } from 'vitest'
import { selectionText, discountText, scopeText } from './coupon-text.ts'
import { couponTypes } from './coupon.ts'

test('shows a discount without unneeded decimals', () => {
  expect([800, 850, 855, 1000].map(discountText)).toEqual(['8折', '8.5折', '8.55折', '10折'])
})

const coupon = {
  name: '秋日券',
  couponType: couponTypes.amount,
  reduceMoney: 2000,
  fullMoney: null,
  productIds: [],
  categoryIds: [],
}

test('does not praise a coupon that the member chose over a better one', () => {
  const off = '秋日券（立减20元）可减20元'
  expect(selectionText(coupon, { offFen: 2000, isBest: false, isTied: false })).toBe(off)
  expect(selectionText(coupon, { offFen: 2000, isBest: false, isTied: true })).toBe(off)
  expect(selectionText(coupon, { offFen: 2000, isBest: true, isTied: false })).toBe(
    `${off}，是现在最优惠的一张`,
  )
})

test('a coupon for some categories is not described as for everything', () => {
  expect(scopeText({ productIds: [], categoryIds: ['c1'] })).toBe('指定商品可用')
})
