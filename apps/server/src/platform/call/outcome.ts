import { refusals, type RefusalName } from '@yf/contract/refusals'

/** A call ends in an answer or in a refusal that the user can act on. Everything else is a bug. */
export type CallOutcome<T, Name extends RefusalName = RefusalName> =
  | CallAnswer<T>
  | RefusedCall<Name>
  | BadInput

export interface CallAnswer<T> {
  readonly kind: 'answer'
  readonly result: T
  readonly message: string
}

export interface RefusedCall<Name extends RefusalName = RefusalName> {
  readonly kind: 'refused'
  readonly name: Name
  readonly code: number
  readonly message: string
  /** Data that the caller needs to continue; most refusals have none. */
  readonly result?: object
}

/**
 * For checks that a schema cannot express, such as two fields of which exactly one is required: HTTP 400 and code
 * 400.
 */
export interface BadInput {
  readonly kind: 'badInput'
  readonly field: string
  readonly message: string
}

export const answer = <T>(result: T, message = ''): CallAnswer<T> => ({ kind: 'answer', result, message })

/** Rolls back the call's transaction. `message` replaces the catalogue's text when it has to name something. */
export const refuse = <Name extends RefusalName>(
  name: Name,
  message?: string,
  result?: object,
): RefusedCall<Name> => ({
  kind: 'refused',
  name,
  code: refusals[name].code,
  message: message ?? refusals[name].message,
  ...(result ? { result } : {}),
})

/** `message` is for the user and names the field; rolls back the call's transaction, as a refusal does. */
export const badInput = (field: string, message: string): BadInput => ({ kind: 'badInput', field, message })
