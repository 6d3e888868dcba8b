import { adjudicate, type Receipt } from '@yf/domain/adjudication'
import { openTerms } from '@yf/domain/adjudication/terms'
import { expect, test } from 'vitest'
import type { ClaimPolicy } from '#features/equity/public.ts'
import { canBeClaimedOn, noCover, paidVisits } from './coverage.ts'

const today = '2026-06-01'
const liability: ClaimPolicy['liabilities'][number] = {
  id: 'a',
  name: '门急诊医疗费用',
  visitType: 'outpatient',
  deductibleFen: 0,
  deductibleUsedFen: 0,
  ratio: 80,
  visitFen: null,
  yearlyFen: 100_000,
  usedFen: 0,
  waitingDays: 0,
  terms: openTerms,
}
const policy = (own: Partial<ClaimPolicy>): ClaimPolicy => ({
  id: 'p',
  companyId: 'c',
  accountId: 'm',
  familyId: null,
  name: '补充医疗',
  insurer: '安和',
  policyNo: 'YL1',
  insuredName: '林晓',
  status: 2,
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  coverFen: 1_000_000,
  usedFen: 0,
  liabilities: [liability],
  ...own,
})

const visitOn = (day: string): Receipt => ({
  id: 'r',
  number: '00000001',
  day,
  until: day,
  visitType: 'outpatient',
  hospital: { name: '北京协和医院', grade: 'tertiary', isPublic: true },
  diagnoses: [],
  billedFen: 10_000,
  socialFen: 0,
  ownExpenseFen: 0,
  items: [],
  excludedFen: 0,
  excludedReason: null,
  manualDecision: null,
})

test.each([
  ['in force', {}, true],
  ['that begins today', { startDt: today }, true],
  ['that begins tomorrow', { startDt: '2026-06-02' }, false],
  ['that ends today', { endDt: today }, true],
  ['that ended 180 days ago', { startDt: '2025-01-01', endDt: '2025-12-03' }, true],
  ['that ended 181 days ago', { startDt: '2025-01-01', endDt: '2025-12-02' }, false],
  ['that was ended early', { status: 4 }, false],
  ['that was ended early, tomorrow', { status: 4, endDt: '2026-06-02' }, false],
  ['that was ended early, today', { status: 4, endDt: today }, true],
  ['that was ended early 180 days ago', { status: 4, startDt: '2025-01-01', endDt: '2025-12-03' }, true],
  ['that was ended early 181 days ago', { status: 4, startDt: '2025-01-01', endDt: '2025-12-02' }, false],
  ['without medical costs', { liabilities: [] }, false],
] as const)('a policy %s can be claimed on: %s', (_, own, can) => {
  expect(canBeClaimedOn(policy(own), today)).toBe(can)
})

test.each([
  ['the day before', '2026-05-31', 8_000],
  ['the day itself', today, 8_000],
  ['the day after', '2026-06-02', 0],
])('of a policy that was ended early a visit %s of its end (%s) is paid %i', (_, day, payableFen) => {
  const ended = policy({ status: 4, endDt: today })
  expect([today, '2026-06-02'].map((on) => canBeClaimedOn(ended, on))).toEqual([true, true])
  expect(adjudicate(ended, [visitOn(day)]).payableFen).toBe(payableFen)
})

test('an outpatient liability covers emergencies too, and one without a visit type covers everything', () => {
  expect(paidVisits(policy({}))).toEqual(['outpatient', 'emergency'])
  expect(paidVisits(policy({ liabilities: [{ ...liability, visitType: 'inpatient' }] }))).toEqual([
    'inpatient',
  ])
  expect(paidVisits(policy({ liabilities: [{ ...liability, visitType: null }] }))).toHaveLength(6)
})

test.each([
  [[], 0, '您在该企业没有可以理赔的保单，如有疑问请联系企业人力资源'],
  [
    [policy({ startDt: '2026-08-01' }), policy({ startDt: '2026-07-05' })],
    1,
    '您的保单将于2026年7月5日生效，生效后产生的医疗费用可以申请理赔',
  ],
  [
    [
      policy({ startDt: '2024-01-01', endDt: '2024-12-31' }),
      policy({ startDt: '2025-01-01', endDt: '2025-11-30' }),
    ],
    2,
    '您的保单已于2025年11月30日到期，超过了180天的申请期限，如有疑问请联系企业人力资源',
  ],
  [[policy({ status: 4 })], 2, '您的保单已终止，不能再申请理赔，如有疑问请联系企业人力资源'],
  [[policy({ startDt: today, status: 4 })], 2, '您的保单已终止，不能再申请理赔，如有疑问请联系企业人力资源'],
  [
    [policy({ liabilities: [] }), policy({ status: 4 })],
    3,
    '您的保单不含医疗费用保障，如需申请身故、伤残或重大疾病保险金，请联系在线客服',
  ],
])('without cover the message says why', (policies, isClaimPolicy, message) => {
  expect(noCover(policies, '您', today)).toEqual({ isClaimPolicy, message })
})

test('one policy that accepts a claim is enough', () => {
  expect(noCover([policy({ liabilities: [] }), policy({})], '您', today)).toBeNull()
})
