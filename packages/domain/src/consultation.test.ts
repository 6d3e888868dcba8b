import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  believedMoment,
  byWritingTime,
  canCancel,
  cancelText,
  consultationMachine,
  consultationStateName,
  expectedMinutes,
  isOver,
  type ConsultationState,
  type WrittenMessage,
} from './consultation.ts'
import { canMove } from './state-machine.ts'

const states: readonly ConsultationState[] = [1, 2, 3, 4, 5]

test('a consultation is paid by self-payers, waits, takes place, and ends; without a doctor it is cancelled', () => {
  const transitions = states.flatMap((from) =>
    states.filter((to) => canMove(consultationMachine, from, to)).map((to) => `${from}→${to}`),
  )
  expect(transitions).toEqual(['1→2', '1→4', '2→3', '5→1', '5→4'])
  expect(states.map(consultationStateName)).toEqual(['待接诊', '问诊中', '已结束', '已取消', '待付款'])
})

test('it is over when no transition is left, and can be cancelled before a doctor joins', () => {
  expect(states.filter(isOver)).toEqual([3, 4])
  expect(states.filter(canCancel)).toEqual([1, 5])
})

test.each([
  ['byPatient', false, '您取消了问诊，权益次数已退回'],
  ['byPatient', true, '您取消了问诊，费用将原路退回'],
  ['declined', false, '医生暂时无法接诊，权益次数已退回，您可以重新发起'],
  ['refused', true, '互联网医院未能受理，费用将原路退回'],
  ['unanswered', true, '等待超时，医生未能接诊，费用将原路退回，您可以重新发起'],
  // Nothing was paid, so nothing is refunded.
  ['unpaid', true, '没有付款，问诊已取消'],
] as const)(
  'a consultation without a doctor (%s, self-paid: %s) is described as %s',
  (reason, isSelfPaid, text) => {
    expect(cancelText(reason, isSelfPaid)).toBe(text)
  },
)

const message = fc.record({ id: fc.uuid(), writtenAt: fc.integer({ min: 0, max: 20 }) })

test('both ends show messages in one order, by writing time, whatever order they arrive in', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(message, { selector: ({ id }) => id }),
      fc.infiniteStream(fc.nat()),
      (sent, dice) => {
        const order = (arrived: readonly WrittenMessage[]) =>
          arrived.toSorted(byWritingTime).map(({ id }) => id)
        const shuffled = sent
          .map((one) => ({ one, at: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(order(shuffled)).toEqual(order(sent))
        const moments = sent.toSorted(byWritingTime).map(({ writtenAt }) => writtenAt)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      },
    ),
  )
})

test('messages of one moment are ordered by id, and a message equals itself', () => {
  const [a, b] = [
    { id: 'a', writtenAt: 1 },
    { id: 'b', writtenAt: 1 },
  ]
  expect([byWritingTime(a, b), byWritingTime(b, a), byWritingTime(a, a)]).toEqual([-1, 1, 0])
  expect(byWritingTime({ id: 'z', writtenAt: 1 }, { id: 'a', writtenAt: 2 })).toBeLessThan(0)
})

test.each([
  [5, 5],
  [10, 10],
  [20, 20],
  [4, 5],
  [21, 20],
])('written at %i in a room from 5, arrived at 20, counts as %i', (claimedAt, believed) => {
  expect(believedMoment(claimedAt, 5, 20)).toBe(believed)
})

test('the expected wait is the median of the last waits in whole minutes, and the default where there are few', () => {
  const minutes = (...waits: number[]) => expectedMinutes(waits.map((wait) => wait * 60_000))
  expect(minutes(1, 1, 1, 1)).toBe(10)
  expect(minutes(9, 1, 3, 7, 5)).toBe(5)
  expect(minutes(100, 1, 3, 20, 3.5)).toBe(4)
  expect(minutes(1, 2, 3, 4, 5, 6)).toBe(4)
  expect(minutes(0, 0, 0, 0, 0)).toBe(1)
})
