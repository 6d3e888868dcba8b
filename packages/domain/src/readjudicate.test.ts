import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjudicateAnew } from './readjudicate.ts'
import { adjudicate, type Policy, type Receipt, type LiabilityUse } from './adjudication.ts'
import { openTerms } from './adjudication/terms.ts'
import { anyPolicy, anyReceipts, outpatient, policyWith, receipt } from './test-policies.ts'

interface Case {
  readonly receipts: readonly Receipt[]
  readonly payableFen: number
  readonly used: readonly LiabilityUse[]
}

/** Cases one after the other, as they were decided at first. */
function decidedInTurn(policy: Policy, cases: readonly (readonly Receipt[])[]): Case[] {
  const done: Case[] = []
  for (const receipts of cases) {
    const { payableFen, used } = adjudicate(
      policy,
      receipts,
      done.flatMap((one) => one.receipts),
    )
    done.push({ receipts, payableFen, used })
  }
  return done
}

function usedBy(policy: Policy, cases: readonly Case[]): LiabilityUse[] {
  return policy.liabilities.map(({ id: liabilityId }) => {
    const own = cases.flatMap(({ used }) => used.filter((use) => use.liabilityId === liabilityId))
    const sum = (of: (use: LiabilityUse) => number) => own.reduce((total, use) => total + of(use), 0)
    return { liabilityId, paidFen: sum((use) => use.paidFen), deductibleFen: sum((use) => use.deductibleFen) }
  })
}

const anew = (policy: Policy, cases: readonly Case[], at: number, receipts = cases[at]!.receipts) => {
  const others = cases.filter((_, index) => index !== at)
  return adjudicateAnew(
    policy,
    receipts,
    others.flatMap((one) => one.receipts),
    usedBy(policy, others),
  )
}

const policy = policyWith({ ...outpatient, ratio: 100, visitFen: null })
const visit = (id: string, day: string, billedFen: number) =>
  receipt({ id, number: id, day, until: day, billedFen })

test('the deductible stays with the case that bore it: readjudicating unchanged cases changes nothing', () => {
  const cases = decidedInTurn(policy, [
    [visit('a', '2026-03-01', 30_000)],
    [visit('b', '2026-04-01', 30_000)],
  ])
  expect(cases.map(({ payableFen }) => payableFen)).toEqual([20_000, 30_000])
  expect([0, 1].map((at) => anew(policy, cases, at).payableFen)).toEqual([20_000, 30_000])
})

test('a wrong exclusion that is corrected is paid once more, and no more', () => {
  const refused = { ...visit('a', '2026-03-01', 30_000), manualDecision: { atMostFen: 0, reason: '美容' } }
  const cases = decidedInTurn(policy, [[refused], [visit('b', '2026-04-01', 30_000)]])
  expect(cases.map(({ payableFen }) => payableFen)).toEqual([0, 20_000])
  const mended = anew(policy, cases, 0, [{ ...refused, manualDecision: null }])
  // It now bears the deductible that the other case bore: 200 of its own, and 100 more for the other.
  expect(mended).toMatchObject({ payableFen: 30_000, earlierFen: 10_000, lines: [{ payableFen: 20_000 }] })
  expect(mended.used).toEqual([{ liabilityId: 'outpatient', paidFen: 30_000, deductibleFen: 0 }])
})

test('a payment made with a later case is not repeated, and the text says so', () => {
  const cases = decidedInTurn(policy, [
    [visit('a', '2026-04-01', 30_000)],
    [visit('b', '2026-03-01', 30_000)],
  ])
  // The earlier visit bears the deductible, so the later one comes to 100 more, which were paid with the second case.
  expect(cases.map(({ payableFen }) => payableFen)).toEqual([20_000, 30_000])
  expect(anew(policy, cases, 0)).toMatchObject({
    payableFen: 20_000,
    earlierFen: -10_000,
    lines: [{ payableFen: 30_000 }],
  })
})

test('a case that is the only one of its year gets the same decision again', () => {
  const alone = [visit('a', '2026-03-01', 30_000), visit('b', '2026-04-01', 20_000)]
  expect(adjudicateAnew(policy, alone, [], [])).toEqual(adjudicate(policy, alone))
  expect(adjudicateAnew(policy, alone, [], []).billedFen).toBe(50_000)
})

test('ignores a fen that rounding gave to another case, but not a whole one', () => {
  const half = policyWith({ ...outpatient, ratio: 50, deductibleFen: 0 })
  const halves = decidedInTurn(half, [[visit('a', '2026-03-01', 3)], [visit('b', '2026-04-01', 3)]])
  expect(halves.map(({ payableFen }) => payableFen)).toEqual([2, 1])
  expect(anew(half, halves, 1)).toMatchObject({ payableFen: 1, earlierFen: 0, lines: [{ payableFen: 1 }] })

  const oneFen = policyWith({ ...outpatient, ratio: 100, deductibleFen: 1 })
  const whole = decidedInTurn(oneFen, [[visit('a', '2026-04-01', 300)], [visit('b', '2026-03-01', 300)]])
  expect(anew(oneFen, whole, 0)).toMatchObject({
    payableFen: 299,
    earlierFen: -1,
    lines: [{ payableFen: 300 }],
  })
})

test("takes nothing back where other cases were paid more than the year's total", () => {
  const once = policyWith({
    ...outpatient,
    deductibleFen: 0,
    ratio: 100,
    terms: { ...openTerms, visitsPerYear: 1 },
  })
  const cases = decidedInTurn(once, [
    [visit('paid', '2026-06-01', 40_000)],
    [visit('late', '2026-05-01', 10_000)],
  ])
  expect(anew(once, cases, 1)).toMatchObject({ payableFen: 0, used: [{ paidFen: 0 }] })
})

test('a late visit that takes a shared cover from another liability moves the usage to it', () => {
  const dental = { ...outpatient, id: 'dental', visitType: 'dental', ratio: 100, deductibleFen: 0 } as const
  const both = {
    ...policyWith({ ...outpatient, ratio: 100, deductibleFen: 0 }, dental),
    coverFen: 40_000,
  }
  const cases = decidedInTurn(both, [
    [{ ...visit('paid', '2026-06-01', 40_000), visitType: 'dental' }],
    [visit('late', '2026-05-01', 40_000)],
  ])
  const moved = {
    payableFen: 0,
    used: [
      { liabilityId: 'outpatient', paidFen: 40_000 },
      { liabilityId: 'dental', paidFen: -40_000 },
    ],
  }
  expect(cases[1]).toMatchObject(moved)
  expect(anew(both, cases, 1)).toMatchObject(moved)
})

test('readjudicating pays the total of the year and never more, whatever was decided before', () => {
  const inCases = fc.tuple(anyPolicy, anyReceipts, fc.integer({ min: 1, max: 3 }), fc.nat(2), fc.boolean())
  fc.assert(
    fc.property(inCases, ([any, receipts, count, chosen, isChanged]) => {
      const split = Array.from({ length: count }, (_, at) =>
        receipts.filter((_, index) => index % count === at),
      )
      const cases = decidedInTurn(any, split)
      const at = chosen % count
      const ownReceipts = isChanged ? split[at]!.map((one) => ({ ...one, manualDecision: null })) : split[at]!
      const again = anew(any, cases, at, ownReceipts)
      const others = cases.filter((_, index) => index !== at)
      const paidElsewhere = others.reduce((sum, { payableFen }) => sum + payableFen, 0)
      const year = adjudicate(any, [...others.flatMap((one) => one.receipts), ...ownReceipts])
      expect(again.payableFen).toBe(Math.max(year.payableFen - paidElsewhere, 0))
      expect(again.lines.reduce((sum, { payableFen }) => sum + payableFen, again.earlierFen)).toBe(
        again.payableFen,
      )
      const used = again.used.reduce((sum, { paidFen }) => sum + paidFen, 0)
      expect(used).toBe(any.liabilities.length > 0 ? again.payableFen : 0)
    }),
  )
})
