import { expect, test } from 'vitest'
import { amountLabel, filterOf, mainAction, otherActions, statusOf } from './next-action.ts'

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
] as const)('a case in state %i offers %s, and %o in its menu', (state, main, others) => {
  const canWithdraw = state >= 2 && state <= 4 ? 1 : 0
  expect([mainAction(state), otherActions({ state, canWithdraw })]).toEqual([main, others])
})

test.each([2, 3, 4] as const)('a decided case that is in state %i again cannot be withdrawn', (state) => {
  expect(otherActions({ state, canWithdraw: 0 })).toEqual([])
})

test('each filter requests its states, and all filters together cover every state', () => {
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

test('an unknown filter in the address shows all cases', () => {
  expect([filterOf('closed'), filterOf('nonsense'), filterOf(undefined)]).toEqual(['closed', 'all', 'all'])
})

test('shows the payable amount only after the decision', () => {
  expect(amountLabel({ state: 2, payableFen: null })).toBe('')
  expect(amountLabel({ state: 7, payableFen: 0 })).toBe('')
  expect(amountLabel({ state: 5, payableFen: 100 })).toBe('应赔付')
  expect(amountLabel({ state: 6, payableFen: 100 })).toBe('已赔付')
  for (const state of [1, 2, 3, 4] as const) {
    expect(amountLabel({ state, payableFen: null })).toBe('')
    expect(amountLabel({ state, payableFen: 0 })).toBe('')
    expect(amountLabel({ state, payableFen: 1 })).toBe('原决定赔付')
  }
  expect(amountLabel({ state: 10, payableFen: 0 })).toBe('')
  expect(amountLabel({ state: 10, payableFen: 100 })).toBe('原决定赔付')
})
