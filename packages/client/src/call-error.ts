import { reactions, type Situation } from '@yf/contract/errors'

/**
 * A call that did not go well. `message` can be shown to a person. The fields are only declared: for old phones each
 * other one would bring its helpers into the first screen.
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

  /** The session is over: the app leads to the login by itself. */
  get isAboutSession(): boolean {
    return reactions[this.situation].next.startsWith('login')
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError
