import { solverOf } from '@yf/contract/proof-of-work/proof-of-work'

/** Short enough that touch input does not lag. */
const sliceMs = 12
const triesAtOnce = 500

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Solves the proof of work that a refusal holds, in slices on the main thread: about a second. Null where the refusal
 * holds none. A worker would be a fifth faster, but old phones start workers unreliably.
 */
export async function solveProofOfWork(result: unknown): Promise<string | null> {
  const { puzzle: proofOfWork } = (result ?? {}) as { puzzle?: unknown }
  if (typeof proofOfWork !== 'string') return null
  const solver = solverOf(proofOfWork)
  for (;;) {
    const until = performance.now() + sliceMs
    do {
      const solution = solver.work(triesAtOnce)
      if (solution !== null) return solution
    } while (performance.now() < until)
    await pause()
  }
}
