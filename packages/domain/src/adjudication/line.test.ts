import { expect, test } from 'vitest'
import { adjudicate } from '../adjudication.ts'
import { beauty, outpatient, policyWith, receipt } from '../test-policies.ts'
import { assess, settle } from './line.ts'
import { purseOf } from './purse.ts'
import { openTerms, type Terms } from './terms.ts'
import type { Policy, Receipt } from './shapes.ts'

const plan = (terms: Partial<Terms>, visitType: 'outpatient' | 'inpatient' = 'outpatient') =>
  policyWith({ ...outpatient, visitType, deductibleFen: 0, terms: { ...openTerms, ...terms } })
const lineOf = (policy: Policy, own: Partial<Receipt>) => adjudicate(policy, [receipt(own)]).lines[0]

test('a refused receipt states the reason only, and raises no doubt', () => {
  const policy = plan({})
  for (const own of [
    { day: '2025-12-31' },
    { day: '2027-01-01' },
    { visitType: 'dental' as const },
    { day: '2026-01-02' },
  ])
    expect(settle(assess(policy, receipt(own)), purseOf(policy))).toMatchObject({
      excludedFen: 50_000,
      notes: [],
      doubts: [],
    })
})

test('a bill of zero does not count as fully excluded', () => {
  expect(lineOf(plan({}), { billedFen: 0 })).toMatchObject({
    ratio: 80,
    reason: '发票金额 ¥0.00，其余按 80% 赔付，应赔 ¥0.00',
  })
})

test('an excluded item is not deducted again for being outside the catalogue', () => {
  const items = [
    { name: '双眼皮成形术', fen: 30_000, part: 'outside' as const },
    { name: '诊察费', fen: 20_000, part: 'inside' as const },
  ]
  const strict = plan({ exclusions: [beauty], outsideRatio: 0 })
  const found = { diagnoses: [{ code: 'J06.9', name: '感冒' }] }
  expect(lineOf(strict, { ...found, items, ownExpenseFen: 30_000 })).toMatchObject({
    ownExpenseFen: 0,
    payableFen: 16_000,
  })
  expect(lineOf(strict, { ...found, items, ownExpenseFen: 30_001 })).toMatchObject({ ownExpenseFen: 1 })
})

test("a handler's text stands next to the amount that they excluded, and not next to others", () => {
  const items = [{ name: '双眼皮成形术', fen: 10_000, part: null }]
  const policy = plan({ exclusions: [beauty] })
  const reason = (excludedFen: number) =>
    lineOf(policy, { items, excludedFen, excludedReason: '挂号费', diagnoses: [{ code: 'J06', name: '' }] })
      ?.reason
  expect(reason(0)).toContain('（双眼皮成形术属于整形美容）')
  expect(reason(1)).toContain('（挂号费；双眼皮成形术属于整形美容）')
})

test('a second receipt of the last visit of the year is paid', () => {
  const two = [receipt({ id: 'a' }), receipt({ id: 'b' })]
  expect(adjudicate(plan({ visitsPerYear: 1 }), two).payableFen).toBe(80_000)
})

test('the last hospital day of the year is paid, and two receipts of a stay use its days once', () => {
  const policy = plan({ daysPerYear: 3 }, 'inpatient')
  const stay = (id: string, day: string, until: string) => receipt({ id, day, until, visitType: 'inpatient' })
  const twoDays = [stay('a', '2026-05-01', '2026-05-02'), stay('b', '2026-05-01', '2026-05-02')]
  expect(adjudicate(policy, twoDays)).toMatchObject({ payableFen: 80_000, doubts: [] })
  const last = stay('c', '2026-06-01', '2026-06-01')
  expect(adjudicate(policy, [last], twoDays)).toMatchObject({ payableFen: 40_000, doubts: [] })
})

test.each([
  [0, '目录外自费 ¥100.00 不在保障范围，其余按 80% 赔付，应赔 ¥320.00'],
  [50, '目录外自费 ¥100.00 按 50% 计算，其余按 80% 赔付，应赔 ¥370.00'],
  [80, '其余按 80% 赔付，应赔 ¥400.00'],
  [null, '其余按 80% 赔付，应赔 ¥400.00'],
])('the reason mentions what is outside the catalogue and paid at %s percent only once', (ratio, text) => {
  expect(lineOf(plan({ outsideRatio: ratio }), { ownExpenseFen: 10_000 })?.reason).toBe(
    `发票金额 ¥500.00，${text}`,
  )
})

test('of two limits reached at once the narrower one is named', () => {
  const policy = policyWith({ ...outpatient, deductibleFen: 0, visitFen: 1_000, yearlyFen: 1_000 })
  expect(settle(assess(policy, receipt()), purseOf(policy))).toMatchObject({
    payable: 100_000,
    limit: 'visit',
  })
})

test('only stays use hospital days, however long a treatment lasts', () => {
  const left = (visitType: 'outpatient' | 'inpatient') => {
    const policy = plan({ daysPerYear: 10 }, visitType)
    const purse = purseOf(policy)
    settle(assess(policy, receipt({ visitType, day: '2026-03-01', until: '2026-03-03' })), purse)
    return purse.left.get(outpatient.id)!.days
  }
  expect([left('outpatient'), left('inpatient')]).toEqual([10, 7])
})
