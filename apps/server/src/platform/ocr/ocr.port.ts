import type { Outcome, ReadOptions } from '@yf/ocr/document/outcome'

/** Why nothing came of a picture: its reader worked on it for too long, died twice over it, or the server is closing. */
export type OcrFailure = 'timeLimit' | 'crash' | 'memory' | 'closed'

export type OcrOutcome =
  | Outcome
  /** More is waiting than can be read soon: come back later. */
  | { readonly outcome: 'busy' }
  | { readonly outcome: 'failed'; readonly reason: OcrFailure }

/** Reads pictures of papers and cards, off the request path and outside this process. */
export interface Ocr {
  /** Persons take turns: who brings many waits for himself. */
  read(person: string, bytes: Uint8Array, options?: ReadOptions): Promise<OcrOutcome>
  /** What is in flight is given up: whoever asked gets `closed` and asks again after the next start. */
  close(): Promise<void>
}
