import { expect, test } from 'vitest'
import { carbonGained } from './carbon-news.ts'

test('announces only points earned since the last pop-up of this company', () => {
  expect(carbonGained(null, 'a', 120)).toBe(120)
  expect(carbonGained({ a: 100 }, 'a', 120)).toBe(20)
  expect(carbonGained({ a: 120 }, 'a', 120)).toBe(0)
  expect(carbonGained({ b: 120 }, 'a', 30)).toBe(30)
})

test('does not announce spent points', () => {
  expect(carbonGained({ a: 120 }, 'a', 40)).toBe(0)
  expect(carbonGained(null, 'a', 0)).toBe(0)
})
