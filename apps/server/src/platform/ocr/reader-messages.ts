import type { ReadOutcome, ReadOptions } from '@yf/ocr/document/outcome'

export interface ReadRequest {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

/** Used by the process since it started. */
export interface ReaderUsage {
  readonly rss: number
  readonly cpuMs: number
}

export type ReaderMessage =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'effort' } & ReaderUsage)
  | ({ readonly kind: 'read'; readonly outcome: ReadOutcome } & ReaderUsage)
