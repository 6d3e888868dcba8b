import { expect, test } from 'vitest'
import { createBudget } from './drawing-budget.ts'

test('a user with an exhausted budget waits for the next period, and the others are not affected', () => {
  let now = 0
  const budget = createBudget({ ms: 100, withinMs: 1000 }, () => now)
  budget.spend('greedy', 99)
  expect(budget.isSpent('greedy')).toBe(false)
  budget.spend('greedy', 1)
  expect([budget.isSpent('greedy'), budget.isSpent('ann')]).toEqual([true, false])
  now = 999
  expect(budget.isSpent('greedy')).toBe(true)
  now = 1000
  expect(budget.isSpent('greedy')).toBe(false)
})
