import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOdds, emptyOdds, oddsText, prizeOf } from './activity.ts'

const cup = { id: 'cup', odds: 50 }
const points = { id: 'points', odds: 3000 }

test('a ticket wins by its number, and each prize ends one before the next', () => {
  const prizes = [points, cup]
  expect(prizeOf(prizes, 0)).toBe(points)
  expect(prizeOf(prizes, 2999)).toBe(points)
  expect(prizeOf(prizes, 3000)).toBe(cup)
  expect(prizeOf(prizes, 3049)).toBe(cup)
  expect(prizeOf(prizes, 3050)).toBeNull()
  expect(prizeOf([], 0)).toBeNull()
})

test('over all tickets every prize comes exactly as often as its odds say', () => {
  const some = fc.array(fc.nat({ max: 1200 }), { maxLength: 8 })
  fc.assert(
    fc.property(some, (odds) => {
      const prizes = odds.map((own, at) => ({ id: String(at), odds: own }))
      const won = new Map<string | null, number>()
      for (let ticket = 0; ticket < allOdds; ticket++) {
        const id = prizeOf(prizes, ticket)?.id ?? null
        won.set(id, (won.get(id) ?? 0) + 1)
      }
      expect(won.get(null) ?? 0).toBe(emptyOdds(prizes))
      for (const { id, odds: own } of prizes) expect(won.get(id) ?? 0).toBe(own)
    }),
    { numRuns: 20 },
  )
})

test('a prize that is out of stock never comes, and all others come as often as before', () => {
  const some = fc.array(fc.record({ odds: fc.nat({ max: 1200 }), isGone: fc.boolean() }), { maxLength: 8 })
  fc.assert(
    fc.property(some, (all) => {
      const prizes = all.map((prize, at) => ({ ...prize, id: String(at) }))
      const open = prizes.filter(({ isGone }) => !isGone)
      const won = Array.from({ length: allOdds }, (_, ticket) => prizeOf(open, ticket)?.id ?? 'nothing')
      for (const { id, odds, isGone } of prizes)
        expect(won.filter((one) => one === id)).toHaveLength(isGone ? 0 : odds)
      expect(won.filter((one) => one === 'nothing')).toHaveLength(emptyOdds(open))
    }),
    { numRuns: 10 },
  )
})

test('formats odds for display', () => {
  expect([10_000, 1250, 50, 1, 0].map(oddsText)).toEqual(['100%', '12.5%', '0.5%', '0.01%', '0%'])
})
