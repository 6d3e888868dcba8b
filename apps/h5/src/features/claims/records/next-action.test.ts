import { expect, test } from 'vitest'
import { amountWords, filterOf, mainAction, otherActions, statusOf } from './next-action.ts'

test.each([
  [0, 'resume', ['drop']],
  [1, null, ['cancel']],
  [2, null, ['withdraw']],
  [3, 'supplement', ['withdraw']],
  [4, null, ['withdraw']],
  [5, 'result', []],
  [6, 'result', []],
  [7, 'result', ['resubmit']],
  [8, 'resubmit', []],
  [9, 'resubmit', []],
  [10, null, []],
])('a case in state %i offers %s, and behind its menu %o', (state, main, others) => {
  const canWithdraw = [2, 3, 4].includes(state) ? 1 : 0
  expect([mainAction(state), otherActions({ state, canWithdraw })]).toEqual([main, others])
})

test.each([2, 3, 4])(
  'a case that was decided and is in state %i again is not the member’s to take back',
  (state) => {
    expect(otherActions({ state, canWithdraw: 0 })).toEqual([])
  },
)

test('each filter asks for its states, and together they are all', () => {
  expect(statusOf('all')).toEqual({})
  const states = (['draft', 'running', 'supplement', 'closed'] as const).map((one) => statusOf(one).status)
  expect(
    states
      .join(',')
      .split(',')
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('an unknown filter in an address shows everything', () => {
  expect([filterOf('closed'), filterOf('nonsense'), filterOf(undefined)]).toEqual(['closed', 'all', 'all'])
})

test('what is paid is named only once it is known', () => {
  expect(amountWords({ state: 2, payableFen: null })).toBe('')
  expect(amountWords({ state: 7, payableFen: 0 })).toBe('')
  expect(amountWords({ state: 5, payableFen: 100 })).toBe('应赔付')
  expect(amountWords({ state: 6, payableFen: 100 })).toBe('已赔付')
  for (const state of [1, 2, 3, 4]) {
    expect(amountWords({ state, payableFen: null })).toBe('')
    expect(amountWords({ state, payableFen: 0 })).toBe('')
    expect(amountWords({ state, payableFen: 1 })).toBe('原决定赔付')
  }
  expect(amountWords({ state: 10, payableFen: 0 })).toBe('')
  expect(amountWords({ state: 10, payableFen: 100 })).toBe('原决定赔付')
})
