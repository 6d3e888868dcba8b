import { solvedChallenge } from '@yf/contract/puzzle/puzzle'
import { expect, test } from 'vitest'
import { solvePuzzle } from './solve-puzzle.ts'

const puzzle = '10.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl'

test('solves a proof of work without blocking the page', async () => {
  let turns = 0
  const ticking = setInterval(() => (turns += 1))
  const solution = await solvePuzzle({ puzzle: puzzle.replace('10.', '14.') })
  clearInterval(ticking)
  expect(solvedChallenge(solution ?? '')).toBe(puzzle.replace('10.', '14.'))
  expect(turns).toBeGreaterThan(0)
})

test.each([null, undefined, {}, { puzzle: 7 }])('%j holds no proof of work', async (result) => {
  expect(await solvePuzzle(result)).toBeNull()
})
