import { expect, test } from 'vitest'
import { chosenWords, plainYuan, scopeText } from './coupon-words.ts'

test('yuan are told without the fen that nobody has', () => {
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

test('a coupon that somebody chose against a better one is not praised', () => {
  const off = '秋日券（立减20元）可减20元'
  expect(chosenWords(coupon, { offFen: 2000, isBest: false, isTied: false })).toBe(off)
  expect(chosenWords(coupon, { offFen: 2000, isBest: false, isTied: true })).toBe(off)
  expect(chosenWords(coupon, { offFen: 2000, isBest: true, isTied: false })).toBe(
    `${off}，是现在最优惠的一张`,
  )
})

test('a coupon of some categories is not for everything', () => {
  expect(scopeText({ productIds: [], categoryIds: ['c1'] })).toBe('指定商品可用')
})
