import type { RecognisedLine } from '../text/line.ts'
import { regionOf, weakest } from '../text/line.ts'
import type { RecognisedField } from './outcome.ts'

/** A value with its source text; its confidence is that of its weakest letter. */
export interface Candidate<T> {
  readonly value: T
  readonly line: RecognisedLine
  readonly confidence: number
}

export const candidate = <T>(value: T, line: RecognisedLine): Candidate<T> => ({
  value,
  line,
  confidence: weakest(line),
})

/** Letters of this confidence were never wrong where a second sign agreed. */
export const verySure = 0.97

/** Letters of this confidence are rarely wrong: a contradicting value is in doubt. */
export const clearlyRead = 0.95

interface FieldCertainty {
  readonly isSure: boolean
  readonly confidence?: number
}

export const fieldOf = <T>(
  from: Candidate<T>,
  scale: number,
  verdict: FieldCertainty,
): RecognisedField<T> => ({
  value: from.value,
  confidence: round(verdict.confidence ?? from.confidence),
  isSure: verdict.isSure,
  region: regionOf(from.line, scale),
  source: 'text',
})

/**
 * A value that the QR code also holds: the code corrects its own errors, so it wins over the text; but where clearly
 * read text differs, one of the two belongs to another document.
 */
export function withCode<T>(
  code: T | null,
  read: Candidate<T> | null,
  scale: number,
  sureAlone: boolean,
): RecognisedField<T> | undefined {
  if (code === null) return read ? fieldOf(read, scale, { isSure: sureAlone }) : undefined
  const isSame = read?.value === code
  const isDoubted = !isSame && read !== null && read.confidence >= clearlyRead
  return {
    value: code,
    confidence: isSame ? 1 : isDoubted ? 0.5 : 0.98,
    isSure: !isDoubted,
    region: read && isSame ? regionOf(read.line, scale) : null,
    source: isSame ? 'both' : 'qr',
  }
}

const round = (confidence: number) => Math.round(confidence * 1000) / 1000
