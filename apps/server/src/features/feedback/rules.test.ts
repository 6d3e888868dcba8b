import { expect, test } from 'vitest'
import { evaluationsPerAddress, looksPerAddress, textsPerDay } from './rules.ts'

test('limits requests per address and texts per member', () => {
  expect([looksPerAddress, evaluationsPerAddress, textsPerDay]).toEqual([
    { limit: 300, seconds: 600 },
    { limit: 30, seconds: 600 },
    { limit: 20, seconds: 86_400 },
  ])
})
