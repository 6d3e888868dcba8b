import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjudicate, type Liability, type Line, type Policy, type Receipt } from './adjudication.ts'
import { anyPolicy, anyReceipts, outpatient, policyWith, receipt } from './test-policies.ts'

const lineFor = (policy: Policy, own: Partial<Receipt> = {}) => adjudicate(policy, [receipt(own)]).lines[0]

describe('at its boundaries', () => {
  const free: Liability = { ...outpatient, deductibleFen: 0, waitingDays: 0 }
  const payable = (liability: Liability, own: Partial<Receipt>) =>
    lineFor(policyWith(liability), own)?.payableFen

  test.each([
    ['2025-12-31', 0],
    ['2026-01-01', 40_000],
    ['2026-12-31', 40_000],
    ['2027-01-01', 0],
  ])('a receipt of %s pays %i: first and last day of the policy are covered', (day, paid) => {
    expect(payable(free, { day })).toBe(paid)
  })

  test.each([
    ['2026-01-30', 0],
    ['2026-01-31', 40_000],
  ])('a receipt of %s pays %i: thirty days are waited and the thirty-first is not', (day, paid) => {
    expect(payable({ ...free, waitingDays: 30 }, { day })).toBe(paid)
  })

  test.each([
    [1, 0],
    [2, 1],
    [33_333, 26_666],
    [33_334, 26_667],
    [33_335, 26_668],
  ])('of %i fen four fifths are %i: a part of a fen is not paid', (billedFen, paid) => {
    expect(payable(free, { billedFen })).toBe(paid)
  })

  test.each([
    [124_999, 99_999, 0],
    [125_000, 100_000, 0],
    [125_002, 100_000, 1],
  ])('of %i fen %i are paid up to the limit of a visit, and %i above it are not', (billedFen, paid, over) => {
    const line = lineFor(policyWith(free), { billedFen })
    expect(line).toMatchObject({ payableFen: paid, overLimitFen: over })
    expect(line?.reason.includes('超出')).toBe(over > 0)
  })

  test.each([
    [9_999, 9_999, 0],
    [10_000, 10_000, 0],
    [10_002, 10_000, 1],
  ])('of %i fen the deductible takes %i and %i are paid', (billedFen, deductibleFen, payableFen) => {
    expect(lineFor(policyWith({ ...free, deductibleFen: 10_000 }), { billedFen })).toMatchObject({
      deductibleFen,
      payableFen,
    })
  })

  test('what is excluded or paid by others is never more than what is left of the bill, nor less than nothing', () => {
    expect(lineFor(policyWith(free), { excludedFen: 60_000, socialFen: 1 })).toMatchObject({
      excludedFen: 50_000,
      socialFen: 0,
    })
    expect(lineFor(policyWith(free), { excludedFen: 20_000, socialFen: 40_000 })).toMatchObject({
      socialFen: 30_000,
      payableFen: 0,
    })
    expect(lineFor(policyWith(free), { excludedFen: -1, socialFen: -1 })).toMatchObject({
      excludedFen: 0,
      socialFen: 0,
      payableFen: 40_000,
    })
  })
})

describe('one receipt', () => {
  test('loses what is excluded and what social insurance paid, then the deductible, then the own share', () => {
    expect(
      lineFor(policyWith(outpatient), { excludedFen: 5000, socialFen: 15_000, excludedReason: '挂号费' }),
    ).toEqual({
      receiptId: 'r1',
      liabilityId: 'outpatient',
      billedFen: 50_000,
      excludedFen: 5000,
      socialFen: 15_000,
      deductibleFen: 10_000,
      ratio: 80,
      overLimitFen: 0,
      payableFen: 16_000,
      reason:
        '发票金额 ¥500.00，不在保障范围 ¥50.00（挂号费），社保等已支付 ¥150.00，扣除免赔额 ¥100.00，其余按 80% 赔付，应赔 ¥160.00',
    })
  })

  test('is paid up to the limit of a visit, and the reason says so', () => {
    const line = lineFor(policyWith(outpatient), { billedFen: 210_000 })
    expect(line).toMatchObject({ payableFen: 100_000, overLimitFen: 60_000 })
    expect(line?.reason).toContain('超出单次限额 ¥600.00 不赔付')
  })

  test('of which nothing is taken off says no more than it must', () => {
    expect(lineFor(policyWith({ ...outpatient, deductibleFen: 0 }))?.reason).toBe(
      '发票金额 ¥500.00，其余按 80% 赔付，应赔 ¥400.00',
    )
    expect(lineFor(policyWith(outpatient), { excludedFen: 5000 })?.reason).toContain('不在保障范围 ¥50.00，')
  })

  test('is paid up to what is left of the year', () => {
    const line = lineFor(policyWith({ ...outpatient, usedFen: 790_000 }), { billedFen: 100_000 })
    expect(line).toMatchObject({ payableFen: 10_000 })
    expect(line?.reason).toContain('超出年度限额')
  })

  test('is paid up to what is left of the cover', () => {
    const line = lineFor({ ...policyWith(outpatient), usedFen: 1_990_000 }, { billedFen: 100_000 })
    expect(line).toMatchObject({ payableFen: 10_000, overLimitFen: 62_000 })
    expect(line?.reason).toContain('超出剩余保额 ¥620.00 不赔付')
  })

  test('is taken less of a deductible of which a part was taken before', () => {
    expect(lineFor(policyWith({ ...outpatient, deductibleUsedFen: 4000 }))?.deductibleFen).toBe(6000)
    expect(lineFor(policyWith({ ...outpatient, deductibleUsedFen: 14_000 }))?.deductibleFen).toBe(0)
  })

  test('before the end of the waiting period is not paid, but an accident is', () => {
    const early = { day: '2026-01-20' }
    expect(lineFor(policyWith(outpatient), early)).toMatchObject({
      payableFen: 0,
      reason: '仍在等待期内，2026-01-31起的费用可以赔付',
    })
    const accident: Liability = { ...outpatient, id: 'accident', visitType: 'accident' }
    expect(lineFor(policyWith(accident), { ...early, visitType: 'accident' })?.payableFen).toBe(32_000)
  })

  test.each(['2025-12-31', '2027-01-01'])('of %s lies outside the policy year', (day) => {
    expect(lineFor(policyWith(outpatient), { day })).toMatchObject({
      payableFen: 0,
      excludedFen: 50_000,
      reason: '就诊日期不在保障期间内',
    })
  })

  test('of a kind that the policy does not name is not paid', () => {
    expect(lineFor(policyWith(outpatient), { visitType: 'dental' })).toMatchObject({
      payableFen: 0,
      liabilityId: null,
      reason: '保单未包含该就诊类型的保障责任',
    })
  })

  test('of any kind is paid by a liability that names none, where no other names it', () => {
    const any: Liability = { ...outpatient, id: 'any', visitType: null }
    expect(lineFor(policyWith(any, outpatient), { visitType: 'dental' })?.liabilityId).toBe('any')
    expect(lineFor(policyWith(any, outpatient))?.liabilityId).toBe('outpatient')
    expect(lineFor(policyWith(any), { visitType: 'emergency' })?.liabilityId).toBe('any')
  })

  test('of an emergency is paid as an outpatient visit unless emergencies have terms of their own', () => {
    expect(lineFor(policyWith(outpatient), { visitType: 'emergency' })?.liabilityId).toBe('outpatient')
    const emergency: Liability = { ...outpatient, id: 'emergency', visitType: 'emergency' }
    expect(lineFor(policyWith(outpatient, emergency), { visitType: 'emergency' })?.liabilityId).toBe(
      'emergency',
    )
  })
})

test('the deductible of a year is taken once, whatever the number of receipts', () => {
  const two = [receipt(), receipt({ id: 'r2', day: '2026-05-07' })]
  const { lines, payableFen } = adjudicate(policyWith(outpatient), two)
  expect(lines.map(({ deductibleFen }) => deductibleFen)).toEqual([10_000, 0])
  expect(payableFen).toBe(72_000)
})

test.each([
  ['the earlier day', { day: '2026-05-05', billedFen: 60_000 }, { day: '2026-05-06', billedFen: 50_000 }],
  ['of one day the smaller sum', { id: 'z', billedFen: 40_000 }, { id: 'a', billedFen: 50_000 }],
  ['of one day and sum the first id', { id: 'a' }, { id: 'b' }],
])('a deductible is taken off %s, whichever was given first', (_, earlier, later) => {
  const [one, other] = [receipt({ id: 'r1', ...earlier }), receipt({ id: 'r2', ...later })]
  for (const given of [
    [one, other],
    [other, one],
  ]) {
    const { lines, billedFen } = adjudicate(policyWith(outpatient), given)
    const taken = lines.filter(({ deductibleFen }) => deductibleFen > 0)
    expect(taken.map(({ receiptId }) => receiptId)).toEqual([one.id])
    expect(billedFen).toBe(one.billedFen + other.billedFen)
  }
})

test('the cover holds for all liabilities together', () => {
  const dental: Liability = { ...outpatient, id: 'dental', visitType: 'dental' }
  const policy = { ...policyWith(outpatient, dental), coverFen: 50_000 }
  const both = [receipt(), receipt({ id: 'r2', visitType: 'dental' })]
  expect(adjudicate(policy, both).lines.map(({ payableFen }) => payableFen)).toEqual([32_000, 18_000])
})

test('receipts of one day in one hospital share the limit of a visit, those of another hospital do not', () => {
  const big = { billedFen: 120_000 }
  const same = [receipt(big), receipt({ ...big, id: 'r2' })]
  const other = [receipt(big), receipt({ ...big, id: 'r2', hospital: '海港医院' })]
  const plan = policyWith({ ...outpatient, deductibleFen: 0 })
  expect(adjudicate(plan, same).payableFen).toBe(100_000)
  expect(adjudicate(plan, other).payableFen).toBe(192_000)
})

test('what other cases were paid for the same day and hospital counts, however the hospital is spelt', () => {
  const paid = { liabilityId: 'outpatient', day: '2026-05-06', paidFen: 70_000 }
  const plan = (hospital: string, day = paid.day): Policy => ({
    ...policyWith({ ...outpatient, deductibleFen: 0 }),
    visits: [{ ...paid, day, hospital }],
  })
  const payable = (policy: Policy) => lineFor(policy, { billedFen: 200_000 })?.payableFen
  expect(payable(plan('星云医院'))).toBe(30_000)
  expect(payable(plan(' 星云\u3000医 院'))).toBe(30_000)
  expect(payable(plan('海港医院'))).toBe(100_000)
  expect(payable(plan('星云医院', '2026-05-07'))).toBe(100_000)
  expect(lineFor(plan('星云医院'), { billedFen: 200_000 })?.reason).toContain('超出单次限额')
})

test('never pays more than was billed, than a limit allows or than is left of the cover', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, (policy, receipts) => {
      const { lines, payableFen } = adjudicate(policy, receipts)
      for (const line of lines) {
        const own = line.billedFen - line.excludedFen - line.socialFen - line.deductibleFen
        expect(own).toBeGreaterThanOrEqual(0)
        expect(line.payableFen).toBeGreaterThanOrEqual(0)
        expect(line.payableFen).toBeLessThanOrEqual(own)
        expect(Number.isInteger(line.payableFen)).toBe(true)
      }
      expect(payableFen).toBeLessThanOrEqual(Math.max(policy.coverFen - policy.usedFen, 0))
      for (const { id, yearlyFen, usedFen } of policy.liabilities) {
        const paid = lines.filter(({ liabilityId }) => liabilityId === id)
        const sum = paid.reduce((total, line) => total + line.payableFen, 0)
        expect(sum).toBeLessThanOrEqual(Math.max(yearlyFen - usedFen, 0))
      }
    }),
  )
})

test('the order of the receipts does not change the sum', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, fc.nat(), (policy, receipts, seed) => {
      const shuffled = receipts.toSorted((a, b) => (a.id + seed < b.id + seed ? 1 : -1))
      expect(adjudicate(policy, shuffled).payableFen).toBe(adjudicate(policy, receipts).payableFen)
      expect(adjudicate(policy, receipts.toReversed()).payableFen).toBe(
        adjudicate(policy, receipts).payableFen,
      )
    }),
  )
})

/** The policy as a decision leaves it. */
const usedBy = (policy: Policy, receipts: readonly Receipt[], lines: readonly Line[]): Policy => {
  const sumOf = (id: string, sum: 'payableFen' | 'deductibleFen') =>
    lines.reduce((total, line) => total + (line.liabilityId === id ? line[sum] : 0), 0)
  return {
    ...policy,
    usedFen: policy.usedFen + lines.reduce((total, line) => total + line.payableFen, 0),
    liabilities: policy.liabilities.map((one) => ({
      ...one,
      usedFen: one.usedFen + sumOf(one.id, 'payableFen'),
      deductibleUsedFen: one.deductibleUsedFen + sumOf(one.id, 'deductibleFen'),
    })),
    visits: [
      ...policy.visits,
      ...lines.flatMap(({ receiptId, liabilityId, payableFen: paidFen }) => {
        const { day, hospital } = receipts.find(({ id }) => id === receiptId)!
        return liabilityId === null ? [] : [{ liabilityId, day, hospital, paidFen }]
      }),
    ],
  }
}

/** One case after the other, each on what those before it left. */
function inTurn(policy: Policy, cases: readonly (readonly Receipt[])[]): Line[] {
  let left = policy
  return cases.flatMap((receipts) => {
    const { lines } = adjudicate(left, receipts)
    left = usedBy(left, receipts, lines)
    return lines
  })
}
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.payableFen, 0)

test('receipts that are claimed in several cases as they come are paid what one case would be', () => {
  const byTime = (a: Receipt, b: Receipt) =>
    a.day.localeCompare(b.day) || a.billedFen - b.billedFen || a.id.localeCompare(b.id)
  fc.assert(
    fc.property(anyPolicy, anyReceipts, fc.nat({ max: 12 }), (policy, receipts, at) => {
      const sorted = receipts.toSorted(byTime)
      const split = inTurn(policy, [sorted.slice(0, at), sorted.slice(at)])
      expect(split).toEqual(adjudicate(policy, sorted).lines)
    }),
  )
})

test('however receipts are split over cases no limit is exceeded, and the sum is that of one case', () => {
  const anySplit = fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(anyPolicy, anyReceipts, anySplit, (policy, receipts, places) => {
      const cases = [0, 1, 2, 3].map((place) => receipts.filter((_, at) => places[at] === place))
      const lines = inTurn(policy, cases)
      expect(sumOf(lines)).toBeLessThanOrEqual(Math.max(policy.coverFen - policy.usedFen, 0))
      for (const { id, visitFen, yearlyFen, usedFen } of policy.liabilities) {
        const own = lines.filter(({ liabilityId }) => liabilityId === id)
        expect(sumOf(own)).toBeLessThanOrEqual(Math.max(yearlyFen - usedFen, 0))
        const visits = Map.groupBy(own, ({ receiptId }) => {
          const { day, hospital } = receipts.find((receipt) => receipt.id === receiptId)!
          return `${day} ${hospital.trim()}`
        })
        for (const visit of visits.values()) expect(sumOf(visit)).toBeLessThanOrEqual(visitFen ?? Infinity)
      }
      // A deductible is taken off what is claimed first; without one the order of cases is nothing either.
      const plain = policy.liabilities.map((one) => ({ ...one, deductibleFen: 0 }))
      const free = { ...policy, liabilities: plain }
      expect(sumOf(inTurn(free, cases))).toBe(adjudicate(free, receipts).payableFen)
    }),
  )
})

test('lines come back in the order in which the receipts were given', () => {
  const given = [receipt({ id: 'late', day: '2026-09-01' }), receipt({ id: 'early', day: '2026-03-01' })]
  expect(adjudicate(policyWith(outpatient), given).lines.map(({ receiptId }) => receiptId)).toEqual([
    'late',
    'early',
  ])
})
