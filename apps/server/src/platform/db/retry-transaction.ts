import { setTimeout as wait } from 'node:timers/promises'
import { isStalePlan } from './preparing-client.ts'

const attempts = 6
const serialisationFailure = '40001'
const deadlock = '40P01'

/** For whole transactions: those that fail to serialise or deadlock are retried a few times. */
export async function tryAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !isWorthAnotherTry(error)) throw error
      // Transactions that collided must not retry at the same moment.
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  if (isStalePlan(error)) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === serialisationFailure || code === deadlock
}
