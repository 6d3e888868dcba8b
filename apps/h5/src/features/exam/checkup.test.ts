import type { FamilyMember } from '@yf/contract/family'
import { expect, test } from 'vitest'
import { checkupInput, notYetOpenText, coveredMembers } from './checkup.ts'

const family = [
  { id: 'me', relation: 'self' },
  { id: 'child', relation: 'child' },
] as FamilyMember[]

test('a visit covers everyone unless it names a person', () => {
  expect(coveredMembers(family, undefined)).toEqual(family)
  expect(coveredMembers(family, 'self').map(({ id }) => id)).toEqual(['me'])
  expect(coveredMembers(family, 'family').map(({ id }) => id)).toEqual(['child'])
  expect(coveredMembers([], 'family')).toEqual([])
})

test("omits the family id for the member's own checkup", () => {
  expect(family.map((member) => checkupInput('c', member))).toEqual([
    { companyId: 'c' },
    { companyId: 'c', userFamilyId: 'child' },
  ])
})

test('shows the opening time of a checkup that has not begun', () => {
  expect(notYetOpenText('2026-12-01 09:00')).toBe('体检权益暂未开放，将于2026-12-01 09:00开始')
})
