import type { Outcome, ReadOptions } from '@yf/ocr/document/outcome'

export interface ReadRequest {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

/** What the process has taken since it began. */
export interface Effort {
  readonly rss: number
  readonly cpuMs: number
}

export type ReaderMessage =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'effort' } & Effort)
  | ({ readonly kind: 'read'; readonly outcome: Outcome } & Effort)
