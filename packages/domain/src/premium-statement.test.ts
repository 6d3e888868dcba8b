import { expect, test } from 'vitest'
import { statementMonths, statementNoOf, type StatementFacts } from './premium-statement.ts'

const facts: StatementFacts = {
  startsOn: '2026-01-15',
  endsOn: '2026-12-31',
  lastIssued: null,
  hasOpen: false,
  today: '2026-03-01',
}

test('the first statement may be of any month from the start until today', () => {
  expect(statementMonths(facts)).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(statementMonths({ ...facts, today: '2026-01-31' })).toEqual(['2026-01'])
  expect(statementMonths({ ...facts, today: '2025-12-31' })).toEqual([])
})

test('the next statement follows the last one, not before its month', () => {
  expect(statementMonths({ ...facts, lastIssued: '2026-02' })).toEqual(['2026-03'])
  expect(statementMonths({ ...facts, lastIssued: '2026-03' })).toEqual([])
  expect(statementMonths({ ...facts, hasOpen: true })).toEqual([])
})

test('corrections are possible for thirteen months after the end', () => {
  const late = { ...facts, today: '2028-06-01' }
  expect(statementMonths({ ...late, lastIssued: '2027-12' })).toEqual(['2028-01'])
  expect(statementMonths({ ...late, lastIssued: '2028-01' })).toEqual([])
})

test('a statement is named by contract and month', () => {
  expect(statementNoOf('HT0A1B', '2026-03')).toBe('BF0A1B-202603')
})
