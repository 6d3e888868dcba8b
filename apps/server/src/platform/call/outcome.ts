import { refusals, type RefusalName } from '@yf/contract/refusals'

/** A call ends in an answer or in a refusal that a person can act on. Everything else is a bug. */
export type Outcome<T, Name extends RefusalName = RefusalName> = Answer<T> | Refused<Name> | BadInput

export interface Answer<T> {
  readonly kind: 'answer'
  readonly result: T
  readonly message: string
}

export interface Refused<Name extends RefusalName = RefusalName> {
  readonly kind: 'refused'
  readonly name: Name
  readonly code: number
  readonly message: string
  /** What the caller needs to go on; most refusals have nothing of the kind. */
  readonly result?: object
}

/** What a schema alone cannot see, such as two fields of which one is wanted: HTTP 400 and code 400. */
export interface BadInput {
  readonly kind: 'badInput'
  readonly field: string
  readonly message: string
}

export const answer = <T>(result: T, message = ''): Answer<T> => ({ kind: 'answer', result, message })

/** Undoes what the call's transaction wrote. `message` replaces the catalogue's where it has to name something. */
export const refuse = <Name extends RefusalName>(
  name: Name,
  message?: string,
  result?: object,
): Refused<Name> => ({
  kind: 'refused',
  name,
  code: refusals[name].code,
  message: message ?? refusals[name].message,
  ...(result ? { result } : {}),
})

/** `message` is for the person and names the field; undoes what the call wrote, as a refusal does. */
export const badInput = (field: string, message: string): BadInput => ({ kind: 'badInput', field, message })
