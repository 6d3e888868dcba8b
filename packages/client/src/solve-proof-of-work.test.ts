import { solvedChallenge } from '@yf/contract/proof-of-work/proof-of-work'
import { expect, test } from 'vitest'
import { solveProofOfWork } from './solve-proof-of-work.ts'

const proofOfWork = '10.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl'

test('solves a proof of work without blocking the page', async () => {
  let yields = 0
  const ticking = setInterval(() => (yields += 1))
  const solution = await solveProofOfWork({ puzzle: proofOfWork.replace('10.', '14.') })
  clearInterval(ticking)
  expect(solvedChallenge(solution ?? '')).toBe(proofOfWork.replace('10.', '14.'))
  expect(yields).toBeGreaterThan(0)
})

test.each([null, undefined, {}, { puzzle: 7 }])('%j holds no proof of work', async (result) => {
  expect(await solveProofOfWork(result)).toBeNull()
})
