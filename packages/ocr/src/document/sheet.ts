import type { InvoiceCode } from '../fields/qr-payload.ts'
import type { Slanted } from '../picture/geometry.ts'
import type { Reading } from '../text/ctc.ts'
import type { Guess } from '../text/digit-beam.ts'
import type { Look } from '../text/recognise.ts'
import type { Row } from '../text/rows.ts'
import type { Line } from '../text/line.ts'
import type { ReadOptions } from './outcome.ts'

/** A recognised page, with everything needed to find the fields. */
export interface Sheet {
  readonly lines: readonly Line[]
  readonly rows: readonly Row[]
  readonly code: InvoiceCode | null
  /** From the pixels of the recognition to those of the picture. */
  readonly scale: number
  readonly options: ReadOptions
  /** Reads a place of the picture again, separately. */
  readonly look: (box: Slanted, look?: Look) => Promise<Reading>
  /** The likeliest numbers at a place, the letter X among the digits, best first. */
  readonly guesses: (box: Slanted, look?: Look) => Promise<Guess[]>
}
