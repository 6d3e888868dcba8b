import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Policy, Receipt } from './adjudication.ts'
import { openTerms, type Terms } from './adjudication/terms.ts'
import type { PlanLiability, PlanTerms } from './plan.ts'
import { anyPolicy, anyReceipts, beauty, outpatient, policyWith, receipt } from './test-policies.ts'
import {
  causesOfCase,
  noTotals,
  trialLines,
  tryTerms,
  withPolicyCases,
  withTerms,
  type TriedCase,
} from './try-terms.ts'

const planTerms = ({ coverFen, liabilities }: Policy): PlanTerms => ({
  kind: 'insurance',
  benefits: [],
  name: '补充医疗',
  insurer: '安和',
  coverFen,
  liabilities: liabilities.map(({ terms, usedFen: _used, deductibleUsedFen: _deductible, ...one }) => ({
    ...one,
    isLumpSum: false,
    text: '',
    rule: terms,
  })),
})
const changed = (policy: Policy, change: (one: PlanLiability) => PlanLiability): PlanTerms => {
  const terms = planTerms(policy)
  return { ...terms, liabilities: terms.liabilities.map(change) }
}
const settled = (id: string, ...receipts: Receipt[]): TriedCase => ({ id, isRefused: false, receipts })
const refused = (id: string, ...receipts: Receipt[]): TriedCase => ({ id, isRefused: true, receipts })

test('the terms of the policy itself change nothing, whatever was used of it', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, fc.array(fc.boolean()), (policy, receipts, refusals) => {
      const cases = receipts.map((one, at) => ({
        id: one.id,
        isRefused: refusals[at] ?? false,
        receipts: [one],
      }))
      const { periods: _periods, ...plain } = policy
      const draft = withTerms(plain, planTerms(plain))
      for (const { current, draft: tried } of tryTerms(plain, draft, cases)) expect(tried).toEqual(current)
    }),
  )
})

/** With a deductible, a rate and a yearly limit, cases one after the other are paid what the year comes to more. */
const naively = (bills: readonly number[], deductibleFen: number, ratio: number, yearlyFen: number) => {
  let [left, before, exact] = [deductibleFen, 0, 0]
  return bills.map((fen) => {
    const taken = Math.min(left, fen)
    left -= taken
    exact = Math.min(exact + (fen - taken) * ratio, yearlyFen * 100)
    const whole = Math.floor((exact + 50) / 100)
    const paid = whole - before
    before = whole
    return paid
  })
}

test('deductible and yearly limit accumulate over the cases as a naive count says', () => {
  const fen = fc.integer({ min: 0, max: 90_000 })
  const ratios = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(fen, { maxLength: 12 }), fen, ratios, fen, (bills, deductibleFen, ratio, yearly) => {
      const policy = policyWith({ ...outpatient, waitingDays: 0, visitFen: null })
      const terms = changed(policy, (one) => ({ ...one, deductibleFen, ratio, yearlyFen: yearly }))
      const cases = bills.map((billedFen, at) => {
        const day = `2026-03-${String(at + 1).padStart(2, '0')}`
        return settled(`${at}`, receipt({ id: `r${at}`, number: `${at}`, day, billedFen }))
      })
      const paid = tryTerms(policy, withTerms(policy, terms), cases).map(({ draft }) => draft.payableFen)
      expect(paid).toEqual(naively(bills, deductibleFen, ratio, yearly))
    }),
  )
})

const plain = policyWith({ ...outpatient, deductibleFen: 0, waitingDays: 0, visitFen: null })

test('what was used before any claim stays used of the liability with the same id, and lump sums pay no costs', () => {
  const used = { ...outpatient, usedFen: 500, deductibleUsedFen: 300 }
  const policy = { ...policyWith(used), usedFen: 900, waitingFrom: '2025-06-01' }
  const terms = planTerms(policy)
  const [own] = terms.liabilities
  const liabilities = [
    own!,
    { ...own!, id: 'other', visitType: null },
    { ...own!, id: 'death', isLumpSum: true },
  ]
  const draft = withTerms(policy, { coverFen: 7, liabilities })
  expect(draft).toMatchObject({ coverFen: 7, usedFen: 900, waitingFrom: '2025-06-01' })
  expect(draft).toMatchObject({ startDt: policy.startDt, endDt: policy.endDt })
  expect(
    draft.liabilities.map(({ id, usedFen, deductibleUsedFen }) => [id, usedFen, deductibleUsedFen]),
  ).toEqual([
    ['outpatient', 500, 300],
    ['other', 0, 0],
  ])
  expect(withTerms(plain, terms).waitingFrom).toBe(plain.startDt)
})

test('the terms of the trial replace all periods of the policy', () => {
  const [own] = plain.liabilities
  const periods = [
    { from: '2026-01-01', coverFen: 2_000_000, liabilities: [own!] },
    { from: '2026-06-01', coverFen: 2_000_000, liabilities: [{ ...own!, ratio: 100 }] },
  ]
  const policy = { ...plain, periods }
  const cases = [
    settled('a', receipt({ id: 'a', number: '1', day: '2026-02-01' })),
    settled('b', receipt({ id: 'b', number: '2', day: '2026-07-01' })),
  ]
  const draft = withTerms(
    policy,
    changed(plain, (one) => ({ ...one, ratio: 50 })),
  )
  expect(
    tryTerms(policy, draft, cases).map(({ current, draft: now }) => [current.payableFen, now.payableFen]),
  ).toEqual([
    [40_000, 25_000],
    [50_000, 25_000],
  ])
})

const withRule = (rule: Partial<Terms>) => (one: PlanLiability) => ({
  ...one,
  rule: { ...openTerms, ...rule },
})
const excluding = policyWith({ ...plain.liabilities[0]!, terms: { ...openTerms, exclusions: [beauty] } })
const lids = receipt({ id: 'lids', number: '7', diagnoses: [{ code: 'Z41.1', name: '双眼皮' }] })

test('a refusal that follows from the terms is tried, and then counts for later cases', () => {
  const later = receipt({ id: 'later', number: '8', day: '2026-05-07' })
  const draft = withTerms(
    excluding,
    changed(excluding, (one) => ({ ...withRule({})(one), yearlyFen: 50_000 })),
  )
  const tried = tryTerms(excluding, draft, [refused('a', lids), settled('b', later)])
  expect(tried.map(({ current }) => current.payableFen)).toEqual([0, 40_000])
  expect(tried.map(({ draft: now }) => now.payableFen)).toEqual([40_000, 10_000])
})

test('a refusal of a person stays and counts nowhere', () => {
  const draft = withTerms(
    plain,
    changed(plain, (one) => ({ ...one, yearlyFen: 40_000 })),
  )
  const tried = tryTerms(plain, draft, [
    refused('a', receipt({ id: 'a', number: '1' })),
    settled('b', receipt({ id: 'b', number: '2' })),
  ])
  expect(tried.map(({ caseId, draft: now }) => [caseId, now.payableFen])).toEqual([['b', 40_000]])
})

test.each([
  ['settled afterwards', [refused('a', lids), settled('b', { ...lids, id: 'b', diagnoses: [] })], ['b']],
  ['refused again', [refused('a', lids), refused('b', { ...lids, id: 'b' })], ['a']],
  [
    'without a number',
    [refused('a', { ...lids, number: '' }), refused('b', { ...lids, id: 'b', number: '' })],
    ['a', 'b'],
  ],
])('a refused invoice is tried once: %s', (_, cases, expected) => {
  const draft = withTerms(excluding, changed(excluding, withRule({})))
  expect(tryTerms(excluding, draft, cases).map(({ caseId }) => caseId)).toEqual(expected)
})

function causes(
  change: (one: PlanLiability) => PlanLiability,
  own: Partial<Receipt> = {},
  policy: Policy = plain,
) {
  const draft = withTerms(policy, changed(policy, change))
  const receipts = [receipt(own)]
  const [tried] = tryTerms(policy, draft, [settled('a', ...receipts)])
  const lines = trialLines({ current: policy, draft }, tried!, receipts)
  return { found: causesOfCase(tried!, lines), lines }
}
const item = { name: '双眼皮手术', fen: 10_000, part: null }

test.each<[string, (one: PlanLiability) => PlanLiability, Partial<Receipt>, readonly string[]]>([
  ['nothing', (one) => one, {}, []],
  ['a higher rate', (one) => ({ ...one, ratio: 90 }), {}, ['ratio']],
  ['a deductible', (one) => ({ ...one, deductibleFen: 100 }), {}, ['deductible']],
  ['a visit limit', (one) => ({ ...one, visitFen: 100 }), {}, ['limit']],
  ['a rate within a limit', (one) => ({ ...one, ratio: 90, visitFen: 100 }), {}, ['ratio', 'limit']],
  ['another name', (one) => ({ ...one, name: '门诊', ratio: 90 }), {}, ['liability', 'ratio']],
  ['no liability', (one) => ({ ...one, visitType: 'inpatient' }), {}, ['liability', 'scope']],
  ['a grade', withRule({ grades: ['primary'] }), {}, ['scope']],
  ['an excluded item', withRule({ exclusions: [beauty] }), { items: [item] }, ['exclusion']],
  ['no catalogue', withRule({ outsideRatio: 0 }), { ownExpenseFen: 10_000 }, ['catalogue']],
  ['half the catalogue', withRule({ outsideRatio: 50 }), { ownExpenseFen: 10_000 }, ['catalogue']],
  ['an unused rate', (one) => ({ ...one, ratio: 90 }), { billedFen: 0 }, []],
])('names what changed a line: %s', (_, change, own, expected) => {
  expect(causes(change, own).found).toEqual(expected)
})

test('shows both decisions about a receipt with the name of the liability', () => {
  const { lines } = causes((one) => ({ ...one, visitType: 'inpatient' }))
  expect(lines).toMatchObject(
    [
      {
        receiptId: 'r1',
        day: '2026-05-06',
        billedFen: 50_000,
        current: {
          liability: outpatient.name,
          excludedFen: 0,
          ratio: 80,
          payableFen: 40_000,
          overLimitFen: 0,
        },
        draft: { liability: null, excludedFen: 50_000, ratio: 0, payableFen: 0, reason: /未包含/ },
      },
    ].map((line) => ({ ...line, draft: { ...line.draft, reason: expect.stringMatching(/未包含/) } })),
  )
})

test('a fen that moves between two lines is a rounding', () => {
  const draft = withTerms(plain, planTerms(plain))
  const one = receipt()
  const [tried] = tryTerms(plain, draft, [settled('a', one)])
  const moved = {
    ...tried!,
    draft: { ...tried!.draft, lines: tried!.draft.lines.map((line) => ({ ...line, payableFen: 39_999 })) },
  }
  const lines = trialLines({ current: plain, draft }, moved, [one])
  expect(causesOfCase(moved, lines)).toEqual(['rounding'])
})

test('what is paid for earlier cases is a cause of its own', () => {
  const draft = withTerms(plain, planTerms(plain))
  const [tried] = tryTerms(plain, draft, [settled('a', receipt())])
  const more = { ...tried!, draft: { ...tried!.draft, earlierFen: 5 } }
  expect(causesOfCase(more, [])).toEqual(['earlier'])
})

test('totals count cases, and people by the sum of their policy', () => {
  const first = withPolicyCases(
    noTotals,
    [
      { paidFen: 100, currentFen: 100, draftFen: 150 },
      { paidFen: 90, currentFen: 80, draftFen: 30 },
      { paidFen: 5, currentFen: 5, draftFen: 5 },
    ],
    2,
  )
  expect(first).toEqual({
    cases: 3,
    casesMore: 1,
    casesLess: 1,
    people: 1,
    peopleMore: 0,
    peopleLess: 0,
    moreFen: 50,
    lessFen: 50,
    paidFen: 195,
    currentFen: 185,
    draftFen: 185,
    refusedByHand: 2,
  })
  const second = withPolicyCases(first, [{ paidFen: 1, currentFen: 1, draftFen: 4 }], 0)
  expect(second).toMatchObject({
    cases: 4,
    people: 2,
    peopleMore: 1,
    peopleLess: 0,
    moreFen: 53,
    draftFen: 189,
  })
  const third = withPolicyCases(second, [{ paidFen: 4, currentFen: 4, draftFen: 1 }], 1)
  expect(third).toMatchObject({ peopleMore: 1, peopleLess: 1, lessFen: 53, refusedByHand: 3, paidFen: 200 })
  expect(withPolicyCases(third, [], 1)).toMatchObject({ people: 3, cases: 5, refusedByHand: 4 })
})
