import type { TextLayer } from '@yf/ocr/document/text-layer'

/** What the drawing thread is told, and what it answers: a page at a time, each only when it is asked for. */
export interface DrawOrder {
  readonly kind: 'heic' | 'pdf' | 'ofd'
  readonly bytes: Uint8Array
  readonly mostPages: number
  readonly mostPixels: number
  /** Lines, letters and pictures that a page puts down. */
  readonly mostObjects: number
  /** Of a page that has no pixels of its own. */
  readonly longestSide: number
}

/** Four bytes a pixel: red, green, blue, alpha. */
export interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** What the page says in letters; a photograph says nothing. */
  readonly layer?: TextLayer
}

export type DrawFault = 'broken' | 'encrypted' | 'tooManyPages' | 'tooLarge' | 'tooComplex' | 'empty'

export type DrawAnswer =
  | { readonly kind: 'page'; readonly page: DrawnPage }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly fault: DrawFault }
  /** Not the file's fault: a library is missing. */
  | { readonly kind: 'unable'; readonly error: string }
