import { expect, test } from 'vitest'
import {
  bookingTransitions,
  bookingNames,
  bookingRules,
  bookingStates,
  cancellableUntil,
  isOpenBooking,
  slotKinds,
} from './booking.ts'
import { isFinal } from './state-machine.ts'

test('a booking follows the transitions of decisions §5, and a finished one does not change', () => {
  expect(bookingTransitions).toEqual({ 1: [2, 4, 5], 2: [3, 4, 5], 3: [], 4: [], 5: [] })
  expect(([1, 2, 3, 4, 5] as const).map((state) => isFinal(bookingTransitions, state))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test('it holds a slot while it waits for confirmation or for its time', () => {
  expect(Object.values(bookingStates).map(isOpenBooking)).toEqual([true, true, false, false, false])
  expect(Object.values(bookingNames)).toEqual(['待确认', '已预约', '已完成', '已取消', '已过期'])
})

test('counselling can be cancelled until a day before, an adviser call until two hours', () => {
  const start = new Date('2026-06-03T14:00:00+08:00')
  expect(cancellableUntil('counselling', start)).toEqual(new Date('2026-06-02T14:00:00+08:00'))
  expect(cancellableUntil('adviser', start)).toEqual(new Date('2026-06-03T12:00:00+08:00'))
  expect(cancellableUntil('counselling', start, true)).toEqual(start)
})

test('every kind has its rule: a quarter of an hour for an offer, a day and an hour for reminders', () => {
  for (const kind of slotKinds) {
    const rule = bookingRules[kind]
    expect([rule.offerMinutes, rule.reminderMinutes]).toEqual([15, [1440, 60]])
    expect([rule.leadMinutes, rule.graceMinutes]).toEqual([60, 120])
  }
  expect(slotKinds.map((kind) => bookingRules[kind].bookableWeeks)).toEqual([4, 2, 4, 8, 4])
  expect(slotKinds.filter((kind) => bookingRules[kind].isOnlyOne)).toEqual(['counselling', 'adviser'])
  expect(slotKinds.filter((kind) => bookingRules[kind].isEvaluated)).toEqual(['offline', 'exam'])
})
