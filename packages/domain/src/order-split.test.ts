import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addShares,
  componentPayers,
  sharesOfPieces,
  splitOrder,
  type ComponentPayers,
  type PricedLine,
} from './order-split.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** One fen after the other, each to the line that is furthest behind its proportional share: slow, but obvious. */
function naiveShareOut(fen: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  const shares = weights.map((weight) =>
    whole === 0 ? 0 : Math.floor((Math.min(fen, whole) * weight) / whole),
  )
  const assigned = new Set<number>()
  for (let left = Math.min(fen, whole) - sumOf(shares); left > 0; left -= 1) {
    let best = -1
    for (const [at, weight] of weights.entries()) {
      const behind = (index: number) =>
        Math.min(fen, whole) * weights[index]! -
        Math.floor((Math.min(fen, whole) * weights[index]!) / whole) * whole
      if (weight > 0 && !assigned.has(at) && (best < 0 || behind(at) > behind(best))) best = at
    }
    assigned.add(best)
    shares[best]! += 1
  }
  return shares
}

function naiveSplit(lines: readonly PricedLine[], payers: ComponentPayers) {
  const left = lines.map(({ unitFen, quantity }) => unitFen * quantity)
  const byPayer = componentPayers.map((name) => {
    const { fen, among } = payers[name] ?? { fen: 0 }
    const weights = left.map((own, at) => (among === undefined || among.includes(at) ? own : 0))
    const shares = naiveShareOut(fen, weights)
    for (const [at, share] of shares.entries()) left[at] = left[at]! - share
    return shares
  })
  return lines.map((_, at) => [...byPayer.map((shares) => shares[at]!), left[at]!])
}

const line = fc.record({
  unitFen: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const lines = fc.array(line, { minLength: 1, maxLength: 7 })
const payer = fc.record(
  { fen: fc.integer({ min: 0, max: 200_000 }), among: fc.uniqueArray(fc.integer({ min: 0, max: 6 })) },
  { requiredKeys: ['fen'] },
)
const payers = fc.record({ coupon: payer, benefit: payer, points: payer }, { requiredKeys: [] })

test('agrees to the fen with a second implementation', () => {
  fc.assert(
    fc.property(lines, payers, (sold, paying) => {
      const { lines: split } = splitOrder(sold, paying)
      expect(split.map((one) => [one.couponFen, one.benefitFen, one.pointsFen, one.moneyFen])).toEqual(
        naiveSplit(sold, paying),
      )
    }),
  )
})

test('each line adds up to its price, and the lines to the order', () => {
  fc.assert(
    fc.property(lines, payers, (sold, paying) => {
      const split = splitOrder(sold, paying)
      for (const [at, own] of split.lines.entries()) {
        const parts = [own.couponFen, own.benefitFen, own.pointsFen, own.moneyFen]
        expect(sumOf(parts)).toBe(sold[at]!.unitFen * sold[at]!.quantity)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }
      expect(split).toMatchObject(addShares(split.lines))
      for (const name of componentPayers)
        expect(split[`${name}Fen`]).toBeLessThanOrEqual(paying[name]?.fen ?? 0)
    }),
  )
})

test('however units are returned, all refunds together equal the payment, by payer', () => {
  fc.assert(
    fc.property(
      lines,
      payers,
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }),
      (sold, paying, steps) => {
        const split = splitOrder(sold, paying)
        const back = sold.flatMap(({ quantity }, at) => {
          const refunds = []
          for (let returned = 0, turn = at; returned < quantity; turn += 1) {
            const pieces = Math.min(steps[turn] ?? 1, quantity - returned)
            refunds.push(sharesOfPieces({ ...split.lines[at]!, quantity, returned }, pieces))
            returned += pieces
          }
          return refunds
        })
        const { totalFen: _, lines: __, ...whole } = split
        expect(addShares(back)).toEqual(whole)
      },
    ),
  )
})

test('a line refunds what it cost after the coupon, not its list price', () => {
  const split = splitOrder(
    [
      { unitFen: 10_000, quantity: 1 },
      { unitFen: 5_000, quantity: 1 },
    ],
    { coupon: { fen: 3_000 } },
  )
  expect(split.lines.map(({ moneyFen }) => moneyFen)).toEqual([8_000, 4_000])
  expect(sharesOfPieces({ ...split.lines[0]!, quantity: 1, returned: 0 }, 1).moneyFen).toBe(8_000)
})

test('three units of a third of a fen each return one fen, with the last of them', () => {
  const sold = { couponFen: 0, benefitFen: 0, pointsFen: 0, moneyFen: 100, quantity: 3 }
  expect([0, 1, 2].map((returned) => sharesOfPieces({ ...sold, returned }, 1).moneyFen)).toEqual([33, 33, 34])
})

test('a payer of some lines pays nothing of the others, and only of what is left', () => {
  const sold = [
    { unitFen: 1_000, quantity: 2 },
    { unitFen: 3_000, quantity: 1 },
  ]
  expect(splitOrder(sold, { benefit: { fen: 9_999, among: [1] }, points: { fen: 500 } })).toEqual({
    totalFen: 5_000,
    couponFen: 0,
    benefitFen: 3_000,
    pointsFen: 500,
    moneyFen: 1_500,
    lines: [
      { couponFen: 0, benefitFen: 0, pointsFen: 500, moneyFen: 1_500 },
      { couponFen: 0, benefitFen: 3_000, pointsFen: 0, moneyFen: 0 },
    ],
  })
})

test("amounts whose product exceeds a number's precision are distributed exactly", () => {
  const sold = [
    { unitFen: 900_000_000_000, quantity: 9 },
    { unitFen: 900_000_000_001, quantity: 9 },
  ]
  const { lines: split } = splitOrder(sold, { coupon: { fen: 8_100_000_000_005 } })
  expect(split.map(({ couponFen }) => couponFen)).toEqual([4_050_000_000_000, 4_050_000_000_005])
})
