import type { ApplicationBook } from '@yf/papers/documents/application-book'
import type { DecisionLetter } from '@yf/papers/documents/decision-letter'
import type { SleepReport } from '@yf/papers/documents/sleep-report'
import type { HandSignature } from '@yf/papers/layout/signature'

/** PDFs, written outside the event loop: one takes 0.1 s and a long one more than a second. */
export interface DocumentPort {
  applicationBook(book: ApplicationBook, signature: HandSignature | null): Promise<Uint8Array>
  decisionLetter(letter: DecisionLetter): Promise<Uint8Array>
  sleepReport(report: SleepReport): Promise<Uint8Array>
}

/** The message to the writing thread. */
export type DocumentOrder =
  | {
      readonly kind: 'applicationBook'
      readonly book: ApplicationBook
      readonly signature: HandSignature | null
    }
  | { readonly kind: 'decisionLetter'; readonly letter: DecisionLetter }
  | { readonly kind: 'sleepReport'; readonly report: SleepReport }

export type DocumentResult = { readonly bytes: Uint8Array } | { readonly error: string }
