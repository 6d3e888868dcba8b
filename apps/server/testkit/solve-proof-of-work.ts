import { wireHeaders } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { solverOf } from '@yf/contract/proof-of-work/proof-of-work'
import type { TestCallAnswer } from './server.ts'

/** Work of a second or two for an app. */
export function solutionOf(challenge: string): string {
  const solver = solverOf(challenge)
  for (;;) {
    const solution = solver.work(10_000)
    if (solution !== null) return solution
  }
}

/** The proof-of-work challenge in a response; null when it requires none. */
export const proofOfWorkIn = ({
  code,
  result,
}: Pick<TestCallAnswer<unknown>, 'code' | 'result'>): string | null =>
  code === refusals.proofOfWorkNeeded.code ? (result as { puzzle: string }).puzzle : null

/**
 * A call as the app makes it: when the response requires a proof of work, it is solved and the same request is sent
 * again.
 */
export async function solving<T>(
  send: (headers: Record<string, string>) => Promise<TestCallAnswer<T>>,
): Promise<TestCallAnswer<T>> {
  const answered = await send({})
  const proofOfWork = proofOfWorkIn(answered)
  return proofOfWork === null ? answered : send({ [wireHeaders.proofOfWork]: solutionOf(proofOfWork) })
}
