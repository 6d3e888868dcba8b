import { solvedChallenge } from '@yf/contract/proof-of-work/proof-of-work'
import { expect, test } from 'vitest'
import { setFeedback } from './feedback.ts'
import { passSafetyCheck } from './safety-check.ts'

test('a member who waits for the check sees the reason', async () => {
  const overlayTexts: string[] = []
  setFeedback({
    say: () => undefined,
    loading: (text) => {
      overlayTexts.push(text)
      return () => void overlayTexts.push('over')
    },
    clear: () => undefined,
  })
  // A million hashes: long enough to show a message.
  const proofOfWork = '17.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl'
  expect(solvedChallenge((await passSafetyCheck({ puzzle: proofOfWork })) ?? '')).toBe(proofOfWork)
  expect(overlayTexts).toEqual(['正在安全校验…', 'over'])
})
