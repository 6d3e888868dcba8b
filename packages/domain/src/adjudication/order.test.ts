import { expect, test } from 'vitest'
import { hospital, outpatient, policyWith, receipt } from '../test-policies.ts'
import { measureDay } from './order.ts'
import { purseOf, type PurseRemainder } from './purse.ts'
import { openTerms, type Terms } from './terms.ts'
import type { Policy, Receipt } from './shapes.ts'

const plan = (terms: Partial<Terms>, own: Partial<Policy['liabilities'][number]> = {}) => ({
  ...outpatient,
  deductibleFen: 0,
  ratio: 100,
  visitFen: null,
  ...own,
  terms: { ...openTerms, ...terms },
})
const at = (rank: number, own: Partial<Receipt> = {}) =>
  receipt({ id: `r${rank}`, hospital: { ...hospital, name: `第${rank}医院` }, billedFen: rank, ...own })
const paid = (policy: Policy, day: readonly Receipt[]) =>
  measureDay(policy, purseOf(policy), day).lines.reduce((sum, { payable }) => sum + payable / 100, 0)

test('of visits on one day those best for the member are paid, where a year pays for one', () => {
  expect(paid(policyWith(plan({ visitsPerYear: 1 })), [at(1), at(2)])).toBe(2)
  const stays = [at(1, { visitType: 'inpatient' }), at(2, { visitType: 'inpatient' })]
  expect(paid(policyWith(plan({ daysPerYear: 1 }, { visitType: 'inpatient' })), stays)).toBe(2)
})

test('one liability with a number of visits is enough to try orders', () => {
  const dental = plan({}, { id: 'dental', visitType: 'dental' })
  const counting = plan({ visitsPerYear: 1 })
  for (const policy of [policyWith(dental, counting), policyWith(counting, dental)])
    expect(paid(policy, [at(1), at(2), at(4, { visitType: 'dental' })])).toBe(6)
})

test('more than six receipts are improved by swapping pairs, in three rounds at most', () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => at(rank))
  // 8, 7 and 6 move before 1, 2 and 3; no round is left to swap 5 and 4.
  expect(paid(policyWith(plan({ visitsPerYear: 4 })), eight)).toBe(8 + 7 + 6 + 4)
  expect(paid(policyWith(plan({ visitsPerYear: 3 })), eight)).toBe(8 + 7 + 6)
})

/**
 * How many orders are tried, each from the same starting state, and how often receipts are checked against the terms.
 */
function triesOf(policy: Policy, count: number): { orders: number; looks: number } {
  let [tried, looks] = [0, 0]
  class Left extends Map<string, PurseRemainder> {
    override [Symbol.iterator]() {
      tried += 1
      return super[Symbol.iterator]()
    }
  }
  const late = (rank: number): Receipt => ({
    ...at(rank, { day: '2027-01-01' }),
    get visitType() {
      looks += 1
      return 'outpatient' as const
    },
  })
  const day = Array.from({ length: count }, (_, rank) => late(rank))
  const purse = purseOf(policy)
  const left = new Left(purse.left.entries())
  ;[tried, looks] = [0, 0]
  measureDay(policy, { ...purse, left }, day)
  return { orders: tried, looks }
}

test.each([
  ['what no order changes is reckoned once', 30, {}, 1],
  ['six are tried in every order', 6, { deductibleFen: 1 }, 1 + 720],
  ['of seven two are exchanged at a time', 7, { deductibleFen: 1 }, 1 + 21],
  ['of sixty not every two are exchanged', 60, { deductibleFen: 1 }, 1 + 200],
])('many receipts of one day cannot block the server: %s (%i)', (_, count, own, often) => {
  expect(triesOf(policyWith(plan({}, own)), count)).toEqual({ orders: often, looks: count })
})
