import { wireHeaders } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { solverOf } from '@yf/contract/puzzle/puzzle'
import type { Answered } from './server.ts'

/** What an app works out in a second or two. */
export function solutionOf(challenge: string): string {
  const solver = solverOf(challenge)
  for (;;) {
    const solution = solver.work(10_000)
    if (solution !== null) return solution
  }
}

/** The puzzle that an answer holds; null where it asks for none. */
export const puzzleIn = ({ code, result }: Pick<Answered<unknown>, 'code' | 'result'>): string | null =>
  code === refusals.puzzleNeeded.code ? (result as { puzzle: string }).puzzle : null

/** A call as an app makes it: where a puzzle is asked for, it is solved and the same is sent again. */
export async function solving<T>(
  send: (headers: Record<string, string>) => Promise<Answered<T>>,
): Promise<Answered<T>> {
  const answered = await send({})
  const puzzle = puzzleIn(answered)
  return puzzle === null ? answered : send({ [wireHeaders.puzzle]: solutionOf(puzzle) })
}
