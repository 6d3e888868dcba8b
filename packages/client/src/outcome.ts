import { isCallError, type CallError } from './call-error.ts'

/** The result of an answered call. For a few calls (`user/getCurToken`) the message carries data. */
export interface CallResponse<T> {
  readonly result: T
  readonly message: string
}

/** How a write ended. A refusal is as expected as success: it is data, not an exception. */
export type WriteOutcome<T> =
  | ({ readonly ok: true } & CallResponse<T>)
  | { readonly ok: false; readonly error: CallError }

/** Anything but a CallError is a bug or the caller's own cancellation, and is rethrown. */
export async function outcomeOf<T>(answer: Promise<CallResponse<T>>): Promise<WriteOutcome<T>> {
  try {
    return { ok: true, ...(await answer) }
  } catch (error) {
    if (!isCallError(error)) throw error
    return { ok: false, error }
  }
}

/**
 * The outcome is unknown: no response came, or a proxy answered (502, 504) behind which the server may have finished,
 * or the server answered 503 because the database connection broke at commit. Resent under the same key, the write
 * happens once: a rollback also removes the key, and a completed write returns its stored response.
 */
export const isUndecided = ({ situation }: CallError): boolean =>
  situation === 'unreachable' || situation === 'serverError'
