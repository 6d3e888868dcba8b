import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mallQuote, pointsFor, type MallBasket } from './mall-quote.ts'

const basket = (more: Partial<MallBasket> = {}): MallBasket => ({
  unitFen: 9_900,
  quantity: 2,
  couponFen: 0,
  balance: 0,
  pointsPerFen: 1,
  requestedPoints: 0,
  ...more,
})

test('the coupon lowers the price, points pay for the rest, money for what remains', () => {
  expect(mallQuote(basket({ couponFen: 2_000, balance: 50_000, requestedPoints: 10_000 }))).toMatchObject({
    totalFen: 19_800,
    couponFen: 2_000,
    most: 17_800,
    takes: 10_000,
    pointsFen: 10_000,
    moneyFen: 7_800,
  })
})

test('points can pay everything, and no more than the balance or the price', () => {
  expect(mallQuote(basket({ balance: 19_800, requestedPoints: 19_800 })).moneyFen).toBe(0)
  expect(mallQuote(basket({ balance: 19_799, requestedPoints: 19_800 }))).toMatchObject({
    takes: 19_799,
    moneyFen: 1,
  })
  expect(mallQuote(basket({ balance: 99_999, requestedPoints: 99_999 })).takes).toBe(19_800)
  expect(mallQuote(basket({ couponFen: 30_000, balance: 10, requestedPoints: 10 }))).toMatchObject({
    most: 0,
    moneyFen: 0,
  })
})

test('points pay whole fen: a remainder stays', () => {
  expect(
    mallQuote(basket({ unitFen: 1_005, quantity: 1, pointsPerFen: 3, balance: 101, requestedPoints: 101 })),
  ).toMatchObject({ most: 99, takes: 99, pointsFen: 33, moneyFen: 972 })
  expect(pointsFor(1_005, 3)).toBe(3_015)
})

/** Fen by fen: deducts the coupon one fen at a time, then pays one fen by points for as long as there are enough. */
function naive({ unitFen, quantity, couponFen, balance, pointsPerFen, requestedPoints }: MallBasket) {
  let left = 0
  for (let piece = 0; piece < quantity; piece++) left += unitFen
  const total = left
  let off = 0
  while (off < couponFen && left > 0) {
    off += 1
    left -= 1
  }
  let spent = 0
  let byPoints = 0
  while (spent + pointsPerFen <= requestedPoints && spent + pointsPerFen <= balance && left > 0) {
    spent += pointsPerFen
    byPoints += 1
    left -= 1
  }
  return { totalFen: total, couponFen: off, takes: spent, pointsFen: byPoints, moneyFen: left }
}

test('equals the result of counting fen by fen', () => {
  const baskets = fc.record({
    unitFen: fc.integer({ min: 0, max: 900 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    couponFen: fc.integer({ min: 0, max: 3_000 }),
    balance: fc.integer({ min: 0, max: 3_000 }),
    pointsPerFen: fc.integer({ min: 1, max: 20 }),
    requestedPoints: fc.integer({ min: 0, max: 3_000 }),
  })
  fc.assert(
    fc.property(baskets, (inputs) => {
      const quoted = mallQuote(inputs)
      expect(quoted).toMatchObject(naive(inputs))
      expect(quoted.takes).toBeLessThanOrEqual(quoted.most)
      expect(quoted.couponFen + quoted.pointsFen + quoted.moneyFen).toBe(quoted.totalFen)
    }),
  )
})
