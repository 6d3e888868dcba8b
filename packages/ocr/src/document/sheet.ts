import type { InvoiceCode } from '../fields/qr-payload.ts'
import type { Slanted } from '../picture/geometry.ts'
import type { LineReading } from '../text/ctc.ts'
import type { Candidate } from '../text/digit-beam.ts'
import type { ReadLineOptions } from '../text/recognise.ts'
import type { TextRow } from '../text/rows.ts'
import type { RecognisedLine } from '../text/line.ts'
import type { ReadOptions } from './outcome.ts'

/** A recognised page, with everything needed to find the fields. */
export interface Sheet {
  readonly lines: readonly RecognisedLine[]
  readonly rows: readonly TextRow[]
  readonly code: InvoiceCode | null
  /** From the pixels of the recognition to those of the picture. */
  readonly scale: number
  readonly options: ReadOptions
  /** Reads a place of the picture again, separately. */
  readonly look: (box: Slanted, look?: ReadLineOptions) => Promise<LineReading>
  /** The likeliest numbers at a place, the letter X among the digits, best first. */
  readonly candidates: (box: Slanted, look?: ReadLineOptions) => Promise<Candidate[]>
}
