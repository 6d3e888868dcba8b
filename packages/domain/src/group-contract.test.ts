import { expect, test } from 'vitest'
import {
  agreementFault,
  classDifferences,
  contractStateOn,
  endorsementFault,
  periodFault,
  type ContractVersionTerms,
} from './group-contract.ts'
import { openRule, type PeopleClass } from './people-class.ts'

const staff: PeopleClass = { key: 'staff', name: '员工', rule: openRule, isClosed: false, yearlyFen: null }
const period = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
const terms: ContractVersionTerms = { startDay: '2026-01-01', classes: [staff], planStartDay: '2026-01-01' }

test.each<[Partial<typeof period>, string | null, string | null]>([
  [{}, null, null],
  [{ startsOn: '2026-02-30' }, null, 'startsOn'],
  [{ endsOn: '2026-02-30' }, null, 'endsOn'],
  [{ endsOn: '2026-01-01' }, null, null],
  [{ endsOn: '2025-12-31' }, null, 'endsOn'],
  [{ endsOn: '2031-01-01' }, null, null],
  [{ endsOn: '2031-01-02' }, null, 'endsOn'],
  [{}, '2025-12-31', null],
  [{}, '2026-01-01', 'startsOn'],
])('a period %j after %s', (own, renewedEnd, field) => {
  expect(periodFault({ ...period, ...own }, renewedEnd)?.field ?? null).toBe(field)
})

test('an agreement needs a period, a plan version that has started, and classes', () => {
  expect(agreementFault(terms, period, null)).toBeNull()
  expect(agreementFault(terms, { ...period, endsOn: '' }, null)?.field).toBe('endsOn')
  expect(agreementFault({ ...terms, planStartDay: null }, period, null)?.field).toBe('planVersionId')
  expect(agreementFault({ ...terms, planStartDay: '2026-01-02' }, period, null)?.message).toContain(
    '2026-01-02',
  )
  expect(agreementFault({ ...terms, classes: [] }, period, null)?.field).toBe('classes')
})

test.each<[string, string, string | null]>([
  ['2026-01-02', '2026-01-01', null],
  ['2026-01-01', '2026-01-01', 'startDay'],
  ['2026-05-06', '2026-05-06', null],
  ['2026-05-05', '2026-05-06', 'startDay'],
  ['2026-12-31', '2026-01-01', null],
  ['2027-01-01', '2026-01-01', 'startDay'],
  ['2026-06-31', '2026-01-01', 'startDay'],
])('an endorsement from %s, made on %s', (startDay, today, field) => {
  const own = { ...terms, startDay, reason: '增加保额' }
  expect(endorsementFault(own, period, { lastStart: '2026-01-01', today })?.field ?? null).toBe(field)
})

test('an endorsement follows the last one, has a reason, a plan and classes', () => {
  const own = { ...terms, startDay: '2026-05-01', reason: '增加保额' }
  const at = { lastStart: '2026-05-01', today: '2026-01-01' }
  expect(endorsementFault(own, period, at)?.message).toContain('2026-05-02')
  const early = { ...at, lastStart: '2026-04-30' }
  expect(endorsementFault(own, period, early)).toBeNull()
  expect(endorsementFault({ ...own, reason: ' ' }, period, early)?.field).toBe('reason')
  expect(endorsementFault({ ...own, planStartDay: null }, period, early)?.field).toBe('planVersionId')
  expect(endorsementFault({ ...own, classes: [] }, period, early)?.field).toBe('classes')
})

test.each([
  ['2025-12-31', true, 'coming'],
  ['2026-01-01', true, 'running'],
  ['2026-12-31', true, 'running'],
  ['2027-01-01', true, 'ended'],
  ['2026-06-01', false, 'draft'],
])('the state of a contract on %s', (today, isAgreed, state) => {
  expect(contractStateOn({ ...period, isAgreed }, today)).toBe(state)
})

test('differences of classes', () => {
  const family: PeopleClass = {
    ...staff,
    key: 'family',
    name: '家属',
    rule: { ...openRule, relations: ['spouse'] },
  }
  expect(classDifferences([staff], [staff])).toEqual([])
  expect(classDifferences([staff], [{ ...staff, isClosed: true }, family])).toEqual([
    '员工（员工） → 员工（员工 · 不再新增）',
    '新增 家属（配偶）',
  ])
  expect(classDifferences([staff], [{ ...staff, yearlyFen: 600_00 }])).toEqual([
    '员工（员工） → 员工（员工 · 每人每年 ¥600.00）',
  ])
  expect(classDifferences([staff, family], [staff])).toEqual(['取消 家属（配偶）'])
})
