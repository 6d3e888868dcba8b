import type { ReadOutcome, ReadOptions } from '@yf/ocr/document/outcome'

/** Why there is no result: the reader exceeded its limit, died twice on the picture, or the server is closing. */
export type OcrFailure = 'timeLimit' | 'crash' | 'memory' | 'closed'

export type OcrOutcome =
  | ReadOutcome
  /** Too many pictures are waiting: try again later. */
  | { readonly outcome: 'busy' }
  | { readonly outcome: 'failed'; readonly reason: OcrFailure }

/** Recognises text in pictures of documents and cards, off the request path and outside this process. */
export interface Ocr {
  /** Users take turns: a user with many pictures delays only themselves. */
  read(person: string, bytes: Uint8Array, options?: ReadOptions): Promise<OcrOutcome>
  /** Cancels what is in flight: callers get `closed` and ask again after the next start. */
  close(): Promise<void>
}
