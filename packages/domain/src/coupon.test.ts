import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectionText, faceText, scopeText, termsText, thresholdText } from './coupon-text.ts'
import {
  type CouponLine,
  type OwnedCoupon,
  appliesTo,
  couponEffect,
  couponMachine,
  couponStateNames,
  couponStates,
  couponTypes,
  rankCoupons,
} from './coupon.ts'

const twenty: OwnedCoupon = {
  id: 'a',
  couponType: 1,
  reduceMoney: 2000,
  fullMoney: 10_000,
  productIds: [],
  categoryIds: [],
  validUntil: new Date('2026-12-01T00:00:00Z'),
}
const goods = (...totals: number[]): CouponLine[] =>
  totals.map((totalFen, at) => ({ productId: `p${at}`, categoryId: `c${at % 2}`, totalFen }))

test('an amount is deducted from its threshold on, and one fen less is reported as missing', () => {
  expect(couponEffect(twenty, goods(10_000))).toEqual({ kind: 'off', offFen: 2000, lineIndexes: [0] })
  expect(couponEffect(twenty, goods(9999))).toEqual({ kind: 'short', missingFen: 1 })
})

test('an amount never deducts more than the goods cost', () => {
  expect(couponEffect({ ...twenty, fullMoney: null }, goods(500, 300))).toMatchObject({ offFen: 800 })
})

test('a discount applies to the goods that it covers, rounded down to the fen', () => {
  const discount = {
    ...twenty,
    couponType: couponTypes.discount,
    reduceMoney: 850,
    fullMoney: null,
    productIds: ['p1'],
  }
  expect(couponEffect(discount, goods(10_000, 999))).toEqual({ kind: 'off', offFen: 149, lineIndexes: [1] })
  expect(couponEffect(discount, goods(10_000))).toEqual({ kind: 'nothingFits' })
})

test('the threshold counts only the goods that the coupon covers', () => {
  const some = { ...twenty, categoryIds: ['c1'] }
  expect(couponEffect(some, goods(50_000, 9000))).toEqual({ kind: 'short', missingFen: 1000 })
  expect(couponEffect(some, goods(1, 6000, 1, 4000))).toEqual({
    kind: 'off',
    offFen: 2000,
    lineIndexes: [1, 3],
  })
})

test('goods that cost nothing match no coupon', () => {
  expect(couponEffect({ ...twenty, fullMoney: null }, goods(0))).toEqual({ kind: 'nothingFits' })
  expect(couponEffect({ ...twenty, fullMoney: null }, goods(0, 500))).toMatchObject({ lineIndexes: [1] })
})

test('a discount below one fen is not offered', () => {
  const discount = { ...twenty, couponType: couponTypes.discount, reduceMoney: 850, fullMoney: null }
  expect(rankCoupons([discount], goods(6))).toEqual([])
  expect(rankCoupons([discount], goods(7))).toMatchObject([{ offFen: 1 }])
})

test('goods without product and category match only coupons for everything', () => {
  const line = { productId: null, categoryId: null }
  expect(appliesTo({ productIds: [], categoryIds: [] }, line)).toBe(true)
  expect(appliesTo({ productIds: ['p1'], categoryIds: ['c1'] }, line)).toBe(false)
})

test('a used coupon is returned with its order, unless its term is over', () => {
  const { usable, used, expired } = couponStates
  expect(couponMachine).toEqual({ [usable]: [used, expired], [used]: [usable, expired], [expired]: [] })
  expect(couponStateNames).toEqual({ [usable]: '可用', [used]: '已使用', [expired]: '已过期' })
})

test('fully equal coupons have a stable order', () => {
  const [b, c] = ['b', 'c'].map((id) => ({ ...twenty, id }))
  for (const owned of [
    [twenty, b!, c!],
    [c!, b!, twenty],
  ])
    expect(rankCoupons(owned, goods(20_000)).map(({ coupon }) => coupon.id)).toEqual(['a', 'b', 'c'])
})

test('of equal coupons the one that expires first is used first, and the text says so', () => {
  const sooner = { ...twenty, id: 'z', validUntil: new Date('2026-11-20T00:00:00Z') }
  expect(rankCoupons([twenty, sooner], goods(20_000)).map(({ coupon }) => coupon.id)).toEqual(['z', 'a'])
  const named = { ...sooner, name: '秋日券' }
  expect(selectionText(named, { offFen: 2000, isBest: true, isTied: true })).toBe(
    '秋日券（满100元减20元）可减20元，与其他券同样优惠，先用最早到期的',
  )
  expect(selectionText(named, { offFen: 2000, isBest: true, isTied: false })).toContain('最优惠')
})

test.each([
  [{ couponType: 1, reduceMoney: 2000, fullMoney: 10_000 }, '¥20', '满100元可用', '满100元减20元'],
  [{ couponType: 1, reduceMoney: 1990, fullMoney: null }, '¥19.9', null, '立减19.9元'],
  [{ couponType: couponTypes.discount, reduceMoney: 850, fullMoney: null }, '8.5折', null, '8.5折'],
  [
    { couponType: couponTypes.discount, reduceMoney: 800, fullMoney: 5000 },
    '8折',
    '满50元可用',
    '满50元享8折',
  ],
] as const)('%j reads as %s', (terms, face, threshold, whole) => {
  expect([faceText(terms), thresholdText(terms.fullMoney), termsText(terms)]).toEqual([
    face,
    threshold,
    whole,
  ])
})

test('describes what it applies to', () => {
  expect(scopeText(twenty)).toBe('全场可用')
  expect(scopeText({ ...twenty, productIds: ['p1'] })).toBe('指定商品可用')
})

/** Fen by fen: finds the amount left after the coupon by trying, not by a formula. */
function naiveOff(coupon: OwnedCoupon, lines: readonly CouponLine[]): number {
  let sum = 0
  for (const { productId, categoryId, totalFen } of lines) {
    const isNamed = [...coupon.productIds, ...coupon.categoryIds].some(
      (id) => id === productId || id === categoryId,
    )
    if (isNamed || coupon.productIds.length + coupon.categoryIds.length === 0) sum += totalFen
  }
  if (coupon.fullMoney !== null && sum < coupon.fullMoney) return 0
  if (coupon.couponType === 1) return sum < coupon.reduceMoney ? sum : coupon.reduceMoney
  let off = 0
  while ((off + 1) * 1000 <= sum * (1000 - coupon.reduceMoney)) off += 1
  return off
}

const line = fc.record({
  productId: fc.constantFrom('p0', 'p1', 'p2'),
  categoryId: fc.constantFrom('c0', 'c1'),
  totalFen: fc.integer({ min: 0, max: 3000 }),
})
const owned: fc.Arbitrary<OwnedCoupon> = fc.record({
  id: fc.uuid(),
  couponType: fc.constantFrom(couponTypes.amount, couponTypes.discount),
  reduceMoney: fc.integer({ min: 1, max: 999 }),
  fullMoney: fc.option(fc.integer({ min: 1, max: 6000 })),
  productIds: fc.subarray(['p0', 'p1', 'p2']),
  categoryIds: fc.subarray(['c0', 'c1']),
  validUntil: fc.constantFrom(new Date('2026-12-01'), new Date('2026-12-09')),
})

test('the best coupon is what trying each one finds, and its distribution adds up to the whole discount', () => {
  fc.assert(
    fc.property(fc.array(owned, { maxLength: 6 }), fc.array(line, { maxLength: 4 }), (coupons, lines) => {
      const ranked = rankCoupons(coupons, lines)
      const most = Math.max(0, ...coupons.map((coupon) => naiveOff(coupon, lines)))
      expect(ranked[0]?.offFen ?? 0).toBe(most)
      expect(ranked).toHaveLength(coupons.filter((coupon) => naiveOff(coupon, lines) > 0).length)
      for (const { coupon, offFen, lineIndexes: places } of ranked) {
        expect(offFen).toBe(naiveOff(coupon, lines))
        expect(places.reduce((sum, at) => sum + lines[at]!.totalFen, 0)).toBeGreaterThanOrEqual(offFen)
      }
    }),
  )
})
