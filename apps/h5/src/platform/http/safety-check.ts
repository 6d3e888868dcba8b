import { solveProofOfWork } from '@yf/client/solve-proof-of-work'
import { showLoading } from './feedback.ts'

/**
 * During brute-force attempts at an account, its owner must compute a proof of work before the next attempt. Null:
 * there is nothing to solve.
 */
export async function passSafetyCheck(result: unknown): Promise<string | null> {
  const end = showLoading('正在安全校验…')
  try {
    return await solveProofOfWork(result)
  } finally {
    end()
  }
}
