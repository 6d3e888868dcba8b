import type { TextLayer } from '@yf/ocr/document/text-layer'

/** Messages to and from the rendering thread: one page at a time, each only on request. */
export interface DrawOrder {
  readonly kind: 'heic' | 'pdf' | 'ofd'
  readonly bytes: Uint8Array
  readonly mostPages: number
  readonly mostPixels: number
  /** Lines, characters and pictures on a page. */
  readonly mostObjects: number
  /** For a page that has no pixels of its own. */
  readonly longestSide: number
}

/** Four bytes per pixel: red, green, blue, alpha. */
export interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** The text layer of the page; a photograph has none. */
  readonly layer?: TextLayer
}

export type DrawFault = 'broken' | 'encrypted' | 'tooManyPages' | 'tooLarge' | 'tooComplex' | 'empty'

export type DrawAnswer =
  | { readonly kind: 'page'; readonly page: DrawnPage }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly fault: DrawFault }
  /** Not the file's fault: a library is missing. */
  | { readonly kind: 'unable'; readonly error: string }
