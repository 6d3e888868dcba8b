import { expect, test } from 'vitest'
import { openTerms } from './adjudication/terms.ts'
import { planFault, planStartFault, planVersionOn, type PlanLiability, type PlanTerms } from './plan.ts'
import { coverageTexts, differenceText, planDifferences, textOfTerms } from './plan-text.ts'

const outpatient: PlanLiability = {
  id: 'out',
  name: '门诊',
  visitType: 'outpatient',
  deductibleFen: 100_00,
  ratio: 80,
  visitFen: 1_000_00,
  yearlyFen: 8_000_00,
  waitingDays: 30,
  isLumpSum: false,
  text: '门诊费用',
  rule: openTerms,
}
const inpatient: PlanLiability = {
  ...outpatient,
  id: 'in',
  name: '住院',
  visitType: 'inpatient',
  visitFen: null,
}
const death: PlanLiability = {
  ...outpatient,
  id: 'death',
  name: '身故',
  visitType: null,
  isLumpSum: true,
  visitFen: null,
  deductibleFen: 0,
  waitingDays: 0,
}
const plan: PlanTerms = {
  kind: 'insurance',
  benefits: [],
  name: '补充医疗',
  insurer: '安和',
  coverFen: 8_000_00,
  liabilities: [outpatient, inpatient, death],
}
const withOutpatient = (more: Partial<PlanLiability>): PlanTerms => ({
  ...plan,
  liabilities: [{ ...outpatient, ...more }, inpatient],
})
const excluding = (exclusion: PlanLiability['rule']['exclusions'][number]) =>
  withOutpatient({ rule: { ...openTerms, exclusions: [exclusion] } })

test.each<[PlanTerms, string | null]>([
  [plan, null],
  [{ ...plan, name: ' ' }, 'name'],
  [{ ...plan, insurer: '' }, 'insurer'],
  [{ ...plan, coverFen: 0 }, 'coverFen'],
  [{ ...plan, liabilities: [] }, 'liabilities'],
  [withOutpatient({ name: '' }), 'liabilities.0.name'],
  [withOutpatient({ id: 'in' }), 'liabilities.0.id'],
  [withOutpatient({ visitType: 'inpatient' }), 'liabilities.0.visitType'],
  [withOutpatient({ yearlyFen: 8_000_00 }), null],
  [withOutpatient({ yearlyFen: 8_000_01 }), 'liabilities.0.yearlyFen'],
  [withOutpatient({ visitFen: 8_000_00 }), null],
  [withOutpatient({ visitFen: 8_000_01, yearlyFen: 8_000_00 }), 'liabilities.0.visitFen'],
  [withOutpatient({ text: ' ' }), 'liabilities.0.text'],
  [withOutpatient({ rule: { ...openTerms, grades: [] } }), 'liabilities.0.rule'],
  [excluding({ name: '', codes: ['Z41'], words: [] }), 'liabilities.0.rule'],
  [excluding({ name: '美容', codes: [], words: [] }), 'liabilities.0.rule'],
  [excluding({ name: '美容', codes: ['Z4'], words: [] }), 'liabilities.0.rule'],
  [excluding({ name: '美容', codes: ['K29.3-K29.5'], words: [] }), null],
  [excluding({ name: '美容', codes: ['K29.3-K29'], words: [] }), null],
  [excluding({ name: '美容', codes: ['K14-K00'], words: [] }), 'liabilities.0.rule'],
  [excluding({ name: '美容', codes: [], words: [' '] }), 'liabilities.0.rule'],
])('the first fault of a plan: %#', (terms, field) => {
  expect(planFault(terms)?.field ?? null).toBe(field)
})

test('a fault names the liability, or its number while it has no name', () => {
  expect(planFault(withOutpatient({ text: '' }))?.message).toBe('门诊：请填写条款说明')
  expect(planFault(withOutpatient({ name: '' }))?.message).toBe('第 1 项责任：请填写责任名称')
})

test('two sums for events stand side by side, and so do a sum and a cover for every visit', () => {
  const liabilities = [death, { ...death, id: 'ill' }, { ...outpatient, visitType: null }]
  expect(planFault({ ...plan, liabilities })).toBeNull()
})

test('a version starts after the one before', () => {
  expect(planStartFault(null, null)?.field).toBe('startDay')
  expect(planStartFault('2026-01-01', null)).toBeNull()
  expect(planStartFault('2026-01-01', '2026-01-01')?.message).toContain('2026-01-01')
  expect(planStartFault('2026-01-02', '2026-01-01')).toBeNull()
})

test('valid on a day is the last approved version that has started', () => {
  const versions = [
    { no: 1, state: 'approved' as const, startDay: '2026-01-01' },
    { no: 2, state: 'approved' as const, startDay: '2026-07-01' },
    { no: 3, state: 'submitted' as const, startDay: '2026-08-01' },
  ]
  const on = (day: string) => planVersionOn(versions, day)?.no ?? null
  expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01', '2026-09-01'].map(on)).toEqual([
    null,
    1,
    1,
    2,
    2,
  ])
})

test('differences stand by liability, with what is new and what is gone', () => {
  const after: PlanTerms = { ...plan, coverFen: 9_000_00, liabilities: [{ ...outpatient, ratio: 85 }, death] }
  const found = planDifferences(plan, after)
  expect(found.slice(0, 2).map(differenceText)).toEqual([
    '基本信息 总保额：¥8,000.00 → ¥9,000.00',
    '门诊 赔付比例：80% → 85%',
  ])
  expect(new Set(found.slice(2).map(({ subject }) => subject))).toEqual(new Set(['住院']))
  expect(found.slice(2).every(({ after: text }) => text === null)).toBe(true)
  expect(differenceText(found[2]!)).toBe('住院 责任名称：住院 → 无')
  expect(planDifferences(after, plan).at(-1)).toMatchObject({ subject: '住院', before: null })
  expect(planDifferences(plan, plan)).toEqual([])
})

test('the texts of a liability follow from its data', () => {
  expect(coverageTexts(outpatient)).toEqual([
    '免赔额 ¥100.00',
    '赔付比例 80%',
    '单次限额 ¥1,000.00',
    '等待期 30 天',
  ])
  expect(coverageTexts(death)).toEqual(['无免赔额', '赔付比例 80%'])
  expect(textOfTerms(outpatient)).toBe('公立、民营医院均可，等级不限；目录外自费与目录内同样赔付。')
  expect(textOfTerms(death)).toBe('按合同约定一次性给付，最高 ¥8,000.00。')
})

test('a difference says what applies to every visit, to no limit and without waiting', () => {
  const before = withOutpatient({})
  const after = withOutpatient({ visitType: null, visitFen: null, waitingDays: 0 })
  expect(planDifferences(before, after).map(({ after: text }) => text)).toEqual([
    '不限就诊类型',
    '不限',
    '无',
  ])
  expect(
    planDifferences(plan, {
      ...plan,
      liabilities: [outpatient, inpatient, { ...death, isLumpSum: false, visitType: 'dental' }],
    }).map(({ after: text }) => text),
  ).toEqual(['牙科'])
})
