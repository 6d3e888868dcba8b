import { expect, test } from 'vitest'
import { nextReward } from './next-reward.ts'

const rewards = (month: number, week: number) => [
  { every: 30, points: month },
  { every: 7, points: week },
  { every: 1, points: 5 },
]

test('the next bonus day is the seventh, or the thirtieth if nearer', () => {
  expect(nextReward(rewards(100, 20), 0)).toEqual({ days: 7, points: 20 })
  expect(nextReward(rewards(100, 20), 28)).toEqual({ days: 2, points: 100 })
  expect(nextReward(rewards(100, 5), 29)).toEqual({ days: 1, points: 100 })
  expect(nextReward(rewards(100, 5), 30)).toEqual({ days: 30, points: 100 })
})

test('shows no bonus if no day has one', () => {
  expect(nextReward(rewards(5, 5), 3)).toBeNull()
})
