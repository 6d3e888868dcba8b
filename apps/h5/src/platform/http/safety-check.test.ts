import { solvedChallenge } from '@yf/contract/puzzle/puzzle'
import { expect, test } from 'vitest'
import { setFeedback } from './feedback.ts'
import { passSafetyCheck } from './safety-check.ts'

test('whoever has to wait for the check reads what for', async () => {
  const shown: string[] = []
  setFeedback({
    say: () => undefined,
    loading: (text) => {
      shown.push(text)
      return () => void shown.push('over')
    },
    clear: () => undefined,
  })
  // A million hashes: longer than what is not worth a word.
  const puzzle = '17.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl'
  expect(solvedChallenge((await passSafetyCheck({ puzzle })) ?? '')).toBe(puzzle)
  expect(shown).toEqual(['正在安全校验…', 'over'])
})
