import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjudicate, allLiabilities, leftInYear, termsOn, type Policy } from './adjudication.ts'
import { openTerms } from './adjudication/terms.ts'
import { adjudicateAnew } from './readjudicate.ts'
import { anyPolicy, anyReceipts, outpatient, policyWith, receipt } from './test-policies.ts'

const plain = { ...outpatient, deductibleFen: 0, waitingDays: 0, visitFen: null, ratio: 80 }
const inpatient = { ...plain, id: 'inpatient', visitType: 'inpatient' as const }
const changed = (
  before: Partial<typeof plain>,
  after: Partial<typeof plain>,
  covers: readonly [number, number] = [2_000_000, 2_000_000],
): Policy => {
  const first = [{ ...plain, ...before }]
  const second = [{ ...plain, ...after }, inpatient]
  return {
    ...policyWith(...second),
    coverFen: covers[1],
    periods: [
      { from: '2026-01-01', coverFen: covers[0], liabilities: first },
      { from: '2026-07-01', coverFen: covers[1], liabilities: second },
    ],
  }
}
const spring = receipt({ id: 'spring', day: '2026-06-30', billedFen: 10_000 })
const summer = receipt({ id: 'summer', day: '2026-07-01', billedFen: 10_000 })
const paid = (policy: Policy, receipts = [spring, summer]) =>
  adjudicate(policy, receipts).lines.map(({ payableFen }) => payableFen)

test('a visit is judged by the terms of its day, on either side of an endorsement', () => {
  expect(paid(changed({}, { ratio: 90 }))).toEqual([8_000, 9_000])
  const stay = { visitType: 'inpatient' as const }
  expect(
    paid(changed({}, {}), [
      { ...spring, ...stay },
      { ...summer, ...stay },
    ]),
  ).toEqual([0, 8_000])
})

test('what was used of a limit counts on after the endorsement', () => {
  expect(paid(changed({ yearlyFen: 8_000 }, { yearlyFen: 10_000 }))).toEqual([8_000, 2_000])
  // Lower than what was used already: nothing is left, and nothing is taken back.
  expect(paid(changed({ yearlyFen: 10_000 }, { yearlyFen: 5_000 }))).toEqual([8_000, 0])
  expect(paid(changed({}, {}, [9_000, 12_000]))).toEqual([8_000, 4_000])
  expect(paid(changed({}, {}, [9_000, 5_000]))).toEqual([8_000, 0])
  expect(paid(changed({ deductibleFen: 2_000 }, { deductibleFen: 5_000 }))).toEqual([6_400, 5_600])
  expect(paid(changed({ deductibleFen: 5_000 }, { deductibleFen: 2_000 }))).toEqual([4_000, 8_000])
})

test('visits before the endorsement count towards its number of visits', () => {
  const times = (visitsPerYear: number | null) => ({ terms: { ...openTerms, visitsPerYear } })
  expect(paid(changed(times(null), times(1)))).toEqual([8_000, 0])
  expect(paid(changed(times(1), times(2)))).toEqual([8_000, 8_000])
  const policy = changed(times(null), times(3))
  expect(leftInYear(policy, [spring, summer]).get('outpatient')).toEqual({ visits: 1, days: null })
})

test('the use of all periods is recorded by liability', () => {
  const policy = { ...changed({}, { ratio: 90 }), liabilities: [inpatient] }
  expect(allLiabilities(policy).map(({ id }) => id)).toEqual(['outpatient', 'inpatient'])
  const used = [{ liabilityId: 'outpatient', paidFen: 17_000, deductibleFen: 0 }]
  expect(adjudicate(policy, [spring, summer]).used.filter(({ paidFen }) => paidFen > 0)).toEqual(used)
  expect(adjudicateAnew(policy, [spring, summer], [], []).used.filter(({ paidFen }) => paidFen > 0)).toEqual(
    used,
  )
})

test('waiting counts from the first day of continuous cover', () => {
  const policy = policyWith({ ...plain, waitingDays: 30 })
  const early = receipt({ day: '2026-01-10', billedFen: 10_000 })
  expect(paid(policy, [early])).toEqual([0])
  expect(paid({ ...policy, waitingFrom: '2025-12-12' }, [early])).toEqual([0])
  expect(paid({ ...policy, waitingFrom: '2025-12-11' }, [early])).toEqual([8_000])
})

test('before its first period a policy has the terms of that period', () => {
  const policy = changed({ ratio: 10 }, { ratio: 90 })
  const ratios = ['2025-12-31', '2026-06-30', '2026-07-01'].map(
    (day) => termsOn(policy, day).liabilities[0]!.ratio,
  )
  expect(ratios).toEqual([10, 10, 90])
})

test('an endorsement that changes nothing decides as if there were none', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, (policy, receipts) => {
      const same = () => policy.liabilities.map((one) => ({ ...one }))
      const periods = ['2026-01-01', '2026-05-07'].map((from) => ({
        from,
        coverFen: policy.coverFen,
        liabilities: same(),
      }))
      expect(adjudicate({ ...policy, periods }, receipts)).toEqual(adjudicate(policy, receipts))
    }),
    { numRuns: 200 },
  )
})
