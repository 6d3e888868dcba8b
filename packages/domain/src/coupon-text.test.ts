import { expect, test } from 'vitest'
import { selectionText, plainYuan, scopeText } from './coupon-text.ts'

test('shows yuan without unneeded decimals', () => {
  expect([2000, 1990, 1999, 100, 10_000, 5, 0].map(plainYuan)).toEqual([
    '20',
    '19.9',
    '19.99',
    '1',
    '100',
    '0.05',
    '0',
  ])
})

const coupon = {
  name: '秋日券',
  couponType: 1,
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
