import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  believedMoment,
  byWritten,
  canCancel,
  consultationMachine,
  consultationStateName,
  expectedMinutes,
  isOver,
  type ConsultationState,
  type Written,
} from './consultation.ts'
import { canMove } from './state-machine.ts'

const states: readonly ConsultationState[] = [1, 2, 3, 4]

test('a consultation waits, is held, and ends; without a doctor it is cancelled', () => {
  const moves = states.flatMap((from) =>
    states.filter((to) => canMove(consultationMachine, from, to)).map((to) => `${from}→${to}`),
  )
  expect(moves).toEqual(['1→2', '1→4', '2→3'])
  expect(states.map(consultationStateName)).toEqual(['待接诊', '问诊中', '已结束', '已取消'])
})

test('it is over when nothing can follow, and may be called off before a doctor came', () => {
  expect(states.filter(isOver)).toEqual([3, 4])
  expect(states.filter(canCancel)).toEqual([1])
})

const message = fc.record({ id: fc.uuid(), writtenAt: fc.integer({ min: 0, max: 20 }) })

test('however messages come, both ends show them in one order, by when they were written', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(message, { selector: ({ id }) => id }),
      fc.infiniteStream(fc.nat()),
      (sent, dice) => {
        const order = (arrived: readonly Written[]) => arrived.toSorted(byWritten).map(({ id }) => id)
        const shuffled = sent
          .map((one) => ({ one, at: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(order(shuffled)).toEqual(order(sent))
        const moments = sent.toSorted(byWritten).map(({ writtenAt }) => writtenAt)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      },
    ),
  )
})

test('of one moment the id decides, and a message stands where it is beside itself', () => {
  const [a, b] = [
    { id: 'a', writtenAt: 1 },
    { id: 'b', writtenAt: 1 },
  ]
  expect([byWritten(a, b), byWritten(b, a), byWritten(a, a)]).toEqual([-1, 1, 0])
  expect(byWritten({ id: 'z', writtenAt: 1 }, { id: 'a', writtenAt: 2 })).toBeLessThan(0)
})

test.each([
  [5, 5],
  [10, 10],
  [20, 20],
  [4, 5],
  [21, 20],
])('written at %i in a room from 5, arrived at 20, is believed at %i', (said, believed) => {
  expect(believedMoment(said, 5, 20)).toBe(believed)
})

test('what to expect is the middle of the last waits, in whole minutes, and the usual where few have waited', () => {
  const minutes = (...waits: number[]) => expectedMinutes(waits.map((wait) => wait * 60_000))
  expect(minutes(1, 1, 1, 1)).toBe(10)
  expect(minutes(9, 1, 3, 7, 5)).toBe(5)
  expect(minutes(100, 1, 3, 20, 3.5)).toBe(4)
  expect(minutes(1, 2, 3, 4, 5, 6)).toBe(4)
  expect(minutes(0, 0, 0, 0, 0)).toBe(1)
})
