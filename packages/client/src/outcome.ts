import { isCallError, type CallError } from './call-error.ts'

/** What an answered call brought. The message is data for a few calls (`user/getCurToken`). */
export interface Answered<T> {
  readonly result: T
  readonly message: string
}

/** How a write ended. A refusal is as much to be expected as success: it is data, not an exception. */
export type Outcome<T> =
  | ({ readonly ok: true } & Answered<T>)
  | { readonly ok: false; readonly error: CallError }

/** Anything but a CallError is a bug, or the caller's own cancelling, and is thrown on. */
export async function outcomeOf<T>(answer: Promise<Answered<T>>): Promise<Outcome<T>> {
  try {
    return { ok: true, ...(await answer) }
  } catch (error) {
    if (!isCallError(error)) throw error
    return { ok: false, error }
  }
}

/**
 * Nobody knows whether it was done: no answer came, or that of a proxy (502, 504) behind which the server may have
 * finished, or our own 503 where the line to the database broke at the commit. Sent again under the same key it happens
 * once: what was undone has taken its key along, and what was done is answered as it was.
 */
export const isUndecided = ({ situation }: CallError): boolean =>
  situation === 'unreachable' || situation === 'serverError'
