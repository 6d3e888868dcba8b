import type { RecognisedLine } from '../text/line.ts'

/** A piece of a file's own text, with its position in fractions of the page's width and height. */
export interface TextPiece {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The text of a page of a PDF or OFD. */
export type TextLayer = readonly TextPiece[]

/** Fewer characters are a page number or a watermark: the page itself is a picture. */
const leastSigns = 30

export const hasText = (layer: TextLayer): boolean =>
  layer.reduce((sum, { text }) => sum + text.length, 0) >= leastSigns

/** The pieces as lines on a picture of this size: nothing was recognised, so each letter is certain. */
export const linesOfLayer = (layer: TextLayer, width: number, height: number): RecognisedLine[] =>
  layer.map((piece) => {
    const signs = [...piece.text]
    return {
      text: piece.text,
      confidence: 1,
      letters: signs.map((text, index) => ({ text, confidence: 1, at: (index + 0.5) / signs.length })),
      box: {
        centre: { x: (piece.left + piece.width / 2) * width, y: (piece.top + piece.height / 2) * height },
        width: piece.width * width,
        height: piece.height * height,
        angle: 0,
      },
    }
  })
