import { solvePuzzle } from '@yf/client/solve-puzzle'
import { showLoading } from './feedback.ts'

/** Where somebody is guessing at an account, its owner works a moment for the next try. Null: there is nothing to solve. */
export async function passSafetyCheck(result: unknown): Promise<string | null> {
  const end = showLoading('正在安全校验…')
  try {
    return await solvePuzzle(result)
  } finally {
    end()
  }
}
