import { expect, test } from 'vitest'
import { appealUntil, canAppeal } from './claim-appeal.ts'
import { caseStates } from './claim-case.ts'

const decidedAt = new Date('2026-03-01T15:59:00Z')
const decided = (state: (typeof caseStates)[keyof typeof caseStates], appealedAt: Date | null = null) => ({
  state,
  decidedAt,
  appealedAt,
})

test('a decision may be appealed up to the end of its sixtieth day in Shanghai', () => {
  expect(appealUntil(decided(6))).toBe('2026-04-30')
  expect(canAppeal(decided(7), new Date('2026-04-30T15:59:59Z'))).toBe(true)
  expect(canAppeal(decided(7), new Date('2026-04-30T16:00:00Z'))).toBe(false)
})

test('only settled or refused cases can be appealed, and once', () => {
  const open = Object.values(caseStates).filter((state) => canAppeal(decided(state), decidedAt))
  expect(open).toEqual([6, 7])
  expect(canAppeal(decided(6, decidedAt), decidedAt)).toBe(false)
})
