import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, toFen } from './rounding.ts'

test('rounds half a fen up, and less down', () => {
  expect([0, 49, 50, 149, 150].map(toFen)).toEqual([0, 0, 1, 1, 2])
})

test('the largest remainder gets the missing fen, the first of equals', () => {
  expect(apportion(100, [3_333, 3_333, 3_334])).toEqual([33, 33, 34])
  expect(apportion(10, [333, 333, 333])).toEqual([4, 3, 3])
  expect(apportion(11, [980, 60, 60])).toEqual([10, 1, 0])
})

/** Fen by fen, each to the line that is furthest below its exact amount. */
function apportionedNaively(totalFen: number, exact: readonly number[]): number[] {
  const floors = exact.map((hundredths) => Math.trunc(hundredths / 100))
  for (let left = totalFen - floors.reduce((sum, fen) => sum + fen, 0); left > 0; left -= 1) {
    const lacks = exact.map((hundredths, at) => hundredths - 100 * floors[at]!)
    floors[lacks.indexOf(Math.max(...lacks))]! += 1
  }
  return floors
}

test('agrees with a second implementation and loses nothing', () => {
  const amounts = fc.array(fc.nat({ max: 2_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(amounts, (exact) => {
      const totalFen = toFen(exact.reduce((sum, hundredths) => sum + hundredths, 0))
      const shares = apportion(totalFen, exact)
      expect(shares).toEqual(apportionedNaively(totalFen, exact))
      expect(shares.reduce((sum, fen) => sum + fen, 0)).toBe(totalFen)
      for (const [at, fen] of shares.entries()) expect(Math.abs(100 * fen - exact[at]!)).toBeLessThan(100)
    }),
  )
})
