import { expect, test } from 'vitest'
import { ranked } from './rules.ts'

test('equal amounts share a rank and the next one counts those before it', () => {
  const grams = [90, 70, 70, 10].map((gram) => ({ gram }))
  expect(ranked(grams).map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
})
