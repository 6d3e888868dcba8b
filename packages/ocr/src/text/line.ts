import { quadOf, sliceOf, type Quad, type Slanted } from '../picture/geometry.ts'
import { readingOf, type RecognisedLetter, type LineReading } from './ctc.ts'

/** A recognised line, with its position in the picture. */
export interface RecognisedLine extends LineReading {
  readonly box: Slanted
}

/** A part of a line, by the positions of its letters, for a field that shares its line with a label. */
export function partOf(line: RecognisedLine, from: number, to: number): RecognisedLine {
  const letters = line.letters.slice(from, to)
  const first = line.letters[from]?.at ?? 0
  const last = line.letters[to - 1]?.at ?? 1
  const half = 0.6 / Math.max(1, line.letters.length)
  const left = Math.max(0, first - half)
  const right = Math.min(1, last + half)
  const within = (letter: RecognisedLetter) => ({
    ...letter,
    at: (letter.at - left) / Math.max(0.001, right - left),
  })
  return { ...readingOf(letters.map(within)), box: sliceOf(line.box, left, right) }
}

/** The least confident letter decides about a number: one wrong digit makes all of it wrong. */
export const weakest = (reading: LineReading): number =>
  reading.letters.reduce(
    (least, letter) => Math.min(least, letter.confidence),
    reading.letters.length > 0 ? 1 : 0,
  )

export const regionOf = (line: Pick<RecognisedLine, 'box'>, scale: number): Quad => {
  const [topLeft, topRight, bottomRight, bottomLeft] = quadOf(line.box)
  const scaled = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round(x * scale),
    y: Math.round(y * scale),
  })
  return [scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft)]
}
