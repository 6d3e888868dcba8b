import { expect, test } from 'vitest'
import { evaluationsPerAddress, looksPerAddress, wordsPerDay } from './rules.ts'

test('how often an address may ask, and a person write', () => {
  expect([looksPerAddress, evaluationsPerAddress, wordsPerDay]).toEqual([
    { limit: 300, seconds: 600 },
    { limit: 30, seconds: 600 },
    { limit: 20, seconds: 86_400 },
  ])
})
