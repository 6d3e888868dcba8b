import { expect, test } from 'vitest'
import { carbonGained } from './carbon-news.ts'

test('only what has come since the last popup of this company is news', () => {
  expect(carbonGained(null, 'a', 120)).toBe(120)
  expect(carbonGained({ a: 100 }, 'a', 120)).toBe(20)
  expect(carbonGained({ a: 120 }, 'a', 120)).toBe(0)
  expect(carbonGained({ b: 120 }, 'a', 30)).toBe(30)
})

test('what was spent is no news', () => {
  expect(carbonGained({ a: 120 }, 'a', 40)).toBe(0)
  expect(carbonGained(null, 'a', 0)).toBe(0)
})
