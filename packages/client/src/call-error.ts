import { reactions, type Situation } from '@yf/contract/errors'

/**
 * A call that failed. `message` can be shown to the user. The fields are only declared: initialising each one would
 * pull transpiler helpers for old phones into the first screen's bundle.
 */
export class CallError extends Error {
  declare readonly situation: Situation
  declare readonly code: number | string | undefined

  constructor(situation: Situation, message: string, code?: number | string) {
    super(message)
    this.name = 'CallError'
    this.situation = situation
    this.code = code
  }

  /** The session is over: the app redirects to the login itself. */
  get isAboutSession(): boolean {
    return reactions[this.situation].next.startsWith('login')
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError
