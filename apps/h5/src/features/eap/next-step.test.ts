import { expect, test } from 'vitest'
import { canChoose, nextStep, type NextStep, type BookingSituation } from './next-step.ts'
import { counsellor, freeTime } from './test-counselling.ts'

const full = { ...freeTime, isFull: 1 as const }
const calm: BookingSituation = { counsellor, chosen: freeTime, hasOpen: false, isChanging: false }
const dear = { ...counsellor, isCovered: 0 as const, priceFen: 40_000 }

test.each<[NextStep, Partial<BookingSituation>]>([
  ['book', {}],
  ['choose', { chosen: null }],
  ['wait', { chosen: full }],
  ['waiting', { chosen: { ...full, isWaitedFor: 1 } }],
  ['openOne', { hasOpen: true }],
  ['openOne', { hasOpen: true, counsellor: dear }],
  ['change', { hasOpen: true, isChanging: true }],
  ['choose', { hasOpen: true, isChanging: true, chosen: null }],
  // A rescheduled booking keeps its payment.
  ['change', { isChanging: true, counsellor: dear }],
  ['noRight', { counsellor: dear }],
  ['noRight', { counsellor: dear, chosen: null }],
  ['book', { counsellor: { ...dear, priceFen: 0 } }],
])('the next step is %s for %j', (step, difference) => {
  expect(nextStep({ ...calm, ...difference })).toBe(step)
})

test('a full time can be chosen for the waitlist but not for a reschedule', () => {
  expect(canChoose(freeTime, true)).toBe(true)
  expect(canChoose(full, false)).toBe(true)
  expect(canChoose(full, true)).toBe(false)
})
