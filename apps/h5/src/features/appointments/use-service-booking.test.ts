import type { ServiceRight, ServiceTime } from '@yf/contract/appointment-shapes'
import { expect, test } from 'vitest'
import { firstRight, stepOf } from './use-service-booking.ts'

const time: ServiceTime = {
  id: 'p1',
  startTime: '2036-11-20 14:00:00',
  endTime: '2036-11-20 15:00:00',
  left: 1,
  waiting: 0,
  isWaitedFor: 0,
}
const full = { ...time, left: 0 }

test('derives the next step from the time, the right and whether it is a reschedule', () => {
  expect(stepOf(null, { isChanging: false, hasRight: true })).toBe('choose')
  expect(stepOf(time, { isChanging: false, hasRight: true })).toBe('book')
  expect(stepOf(full, { isChanging: false, hasRight: true })).toBe('wait')
  expect(stepOf({ ...full, isWaitedFor: 1 }, { isChanging: false, hasRight: true })).toBe('waiting')
  expect(stepOf(time, { isChanging: false, hasRight: false })).toBe('noRight')
  // A reschedule uses no right and joins no waitlist: either would be a second booking.
  expect(stepOf(time, { isChanging: true, hasRight: false })).toBe('change')
  expect(stepOf(full, { isChanging: true, hasRight: true })).toBe('full')
})

test('preselects the person who still has a right left', () => {
  const right = (personName: string, left: number) => ({ personName, left }) as ServiceRight
  expect(firstRight([right('林晓', 0), right('陈小满', 1)])?.personName).toBe('陈小满')
  expect(firstRight([right('林晓', 0)])?.personName).toBe('林晓')
  expect(firstRight([])).toBeNull()
})
