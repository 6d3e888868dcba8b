import type { Outcome, ReadOptions } from '@yf/ocr/document/outcome'

export interface ReadRequest {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

export type ReaderMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'memory'; readonly rss: number }
  | { readonly kind: 'read'; readonly outcome: Outcome; readonly rss: number }
