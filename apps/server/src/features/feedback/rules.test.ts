import { expect, test } from 'vitest'
import { evaluationsPerAddress, looksPerAddress, wordsPerDay } from './rules.ts'

test('limits requests per address and texts per member', () => {
  expect([looksPerAddress, evaluationsPerAddress, wordsPerDay]).toEqual([
    { limit: 300, seconds: 600 },
    { limit: 30, seconds: 600 },
    { limit: 20, seconds: 86_400 },
  ])
})
