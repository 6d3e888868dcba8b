import { refusals, type RefusalName } from '@yf/contract/errors'

/** A call ends in an answer or in a refusal that a person can act on. Everything else is a bug. */
export type Outcome<T> = Answer<T> | Refused

export interface Answer<T> {
  readonly kind: 'answer'
  readonly result: T
  readonly message: string
}

export interface Refused {
  readonly kind: 'refused'
  readonly code: number
  readonly message: string
}

export const answer = <T>(result: T, message = ''): Answer<T> => ({ kind: 'answer', result, message })

/** Undoes what the call's transaction wrote. `message` replaces the catalogue's where it has to name something. */
export const refuse = (name: RefusalName, message?: string): Refused => ({
  kind: 'refused',
  code: refusals[name].code,
  message: message ?? refusals[name].message,
})
