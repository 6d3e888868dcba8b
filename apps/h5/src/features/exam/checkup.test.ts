import type { FamilyMember } from '@yf/contract/family'
import { expect, test } from 'vitest'
import { checkupInput, notYetWords, shownMembers } from './checkup.ts'

const family = [
  { id: 'me', relation: 'self' },
  { id: 'child', relation: 'child' },
] as FamilyMember[]

test('a visit covers everyone unless it names a person', () => {
  expect(shownMembers(family, undefined)).toEqual(family)
  expect(shownMembers(family, 'self').map(({ id }) => id)).toEqual(['me'])
  expect(shownMembers(family, 'family').map(({ id }) => id)).toEqual(['child'])
  expect(shownMembers([], 'family')).toEqual([])
})

test("omits the family id for the member's own checkup", () => {
  expect(family.map((member) => checkupInput('c', member))).toEqual([
    { companyId: 'c' },
    { companyId: 'c', userFamilyId: 'child' },
  ])
})

test('shows the opening time of a checkup that has not begun', () => {
  expect(notYetWords('2026-12-01 09:00')).toBe('体检权益暂未开放，将于2026-12-01 09:00开始')
})
