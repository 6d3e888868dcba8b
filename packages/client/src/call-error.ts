import { reactions, type Situation } from '@yf/contract/errors'

/** A call that did not go well. `message` can be shown to a person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly situation: Situation
  readonly code: number | string | undefined

  constructor(situation: Situation, message: string, code?: number | string) {
    super(message)
    this.situation = situation
    this.code = code
  }

  /** The session is over: the app leads to the login by itself. */
  get isAboutSession(): boolean {
    return reactions[this.situation].next.startsWith('login')
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError
