import { solverOf } from '@yf/contract/puzzle/puzzle'

/** Short enough that a finger on the screen is not kept waiting. */
const sliceMs = 12
const triesAtOnce = 500

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The puzzle that a refusal holds, solved in slices of the page's own time: a second or so. Null where the refusal
 * holds none. A thread of its own would be quicker by a fifth, and is what old phones start unreliably.
 */
export async function solvePuzzle(result: unknown): Promise<string | null> {
  const { puzzle } = (result ?? {}) as { puzzle?: unknown }
  if (typeof puzzle !== 'string') return null
  const solver = solverOf(puzzle)
  for (;;) {
    const until = performance.now() + sliceMs
    do {
      const solution = solver.work(triesAtOnce)
      if (solution !== null) return solution
    } while (performance.now() < until)
    await pause()
  }
}
