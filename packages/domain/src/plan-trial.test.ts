import { expect, test } from 'vitest'
import { openTerms } from './adjudication/terms.ts'
import type { PlanTerms } from './plan.ts'
import { trialOf, type SampleBill } from './plan-trial.ts'

const plan: PlanTerms = {
  kind: 'insurance',
  benefits: [],
  name: '补充医疗',
  insurer: '安和',
  coverFen: 20_000_00,
  liabilities: [
    {
      id: 'out',
      name: '门诊',
      visitType: 'outpatient',
      deductibleFen: 100_00,
      ratio: 80,
      visitFen: 1_000_00,
      yearlyFen: 8_000_00,
      waitingDays: 30,
      isLumpSum: false,
      text: '',
      rule: { ...openTerms, exclusions: [{ name: '美容', codes: ['Z41'], words: ['双眼皮'] }] },
    },
    {
      id: 'death',
      name: '身故',
      visitType: null,
      deductibleFen: 0,
      ratio: 100,
      visitFen: null,
      yearlyFen: 20_000_00,
      waitingDays: 0,
      isLumpSum: true,
      text: '',
      rule: openTerms,
    },
  ],
}
const bill: SampleBill = {
  visitType: 'outpatient',
  grade: 'tertiary',
  isPublic: true,
  diagnosis: '',
  billedFen: 600_00,
  socialFen: 0,
  ownExpenseFen: 0,
  item: '',
  itemFen: 0,
  coveredDays: 100,
}
const paid = (more: Partial<SampleBill>) => trialOf(plan, { ...bill, ...more })

test('pays what a decision would pay', () => {
  expect(paid({})).toMatchObject({ payableFen: 400_00, deductibleFen: 100_00, liabilityId: 'out' })
  expect(paid({ socialFen: 200_00 }).payableFen).toBe(240_00)
  expect(paid({ billedFen: 5_000_00 })).toMatchObject({ payableFen: 1_000_00, overLimitFen: 2_920_00 })
})

test('pays nothing in the waiting period, for an exclusion, and by a sum for an event', () => {
  expect(paid({ coveredDays: 29 }).payableFen).toBe(0)
  expect(paid({ coveredDays: 30 }).payableFen).toBe(400_00)
  expect(paid({ diagnosis: ' z41.1 ' }).reason).toContain('美容')
  expect(paid({ diagnosis: '双眼皮手术' }).reason).toContain('美容')
  expect(paid({ diagnosis: 'J06.9' }).payableFen).toBe(400_00)
  expect(paid({ visitType: 'inpatient' })).toMatchObject({ payableFen: 0, liabilityId: null })
})

test('an excluded item of the bill is not paid, and never more than the bill', () => {
  const [out] = plan.liabilities
  const fees = { name: '杂费', codes: [], words: [], items: ['挂号费'] }
  const terms = { ...plan, liabilities: [{ ...out!, rule: { ...openTerms, exclusions: [fees] } }] }
  const excluded = (more: Partial<SampleBill>) => trialOf(terms, { ...bill, ...more }).excludedFen
  expect(excluded({ item: ' 挂号费 ', itemFen: 50_00 })).toBe(50_00)
  expect(excluded({ item: '检查费', itemFen: 50_00 })).toBe(0)
  expect(excluded({ item: ' ', itemFen: 50_00 })).toBe(0)
  expect(excluded({ item: '挂号费', itemFen: 900_00 })).toBe(600_00)
})
