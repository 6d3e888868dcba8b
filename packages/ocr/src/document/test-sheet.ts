import { invoiceCodeOf } from '../fields/qr-payload.ts'
import type { RecognisedLine } from '../text/line.ts'
import { rowsOf } from '../text/rows.ts'
import type { ReadOptions } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const height = 20

function lineAt(text: string, left: number, middle: number, confidence: number, faint = ''): RecognisedLine {
  const width = [...text].length * height
  const letters = [...text].map((sign, index, all) => ({
    text: sign,
    confidence: faint.includes(sign) ? confidence / 2 : confidence,
    at: (index + 0.5) / all.length,
  }))
  return {
    text,
    confidence,
    letters,
    box: { centre: { x: left + width / 2, y: middle }, width, height, angle: 0 },
  }
}

interface SheetOptions extends ReadOptions {
  readonly qr?: string
  readonly confidence?: number
  /** Characters read with half the confidence. */
  readonly faint?: string
  /** The result of a second reading of any place, if it differs. */
  readonly again?: string
}

/** A sheet with these rows, the pieces of a row separated by ` | `, as if every letter had been read. */
export function sheetOf(
  rowTexts: readonly string[],
  { qr, confidence = 0.99, faint, again, ...options }: SheetOptions = {},
): Sheet {
  const lines = rowTexts.flatMap((row, index) => {
    let left = 0
    return row.split(' | ').map((piece) => {
      const line = lineAt(piece, left, 100 + index * 50, confidence, faint)
      left += line.box.width + 100
      return line
    })
  })
  const nearest = (x: number, y: number) =>
    lines.toSorted((one, other) => far(one, x, y) - far(other, x, y))[0] ?? lineAt('', 0, 0, 0)
  const look: Sheet['look'] = async ({ centre }) =>
    again === undefined ? nearest(centre.x, centre.y) : lineAt(again, 0, 0, confidence)
  return {
    lines,
    rows: rowsOf(lines),
    code: qr ? invoiceCodeOf(qr) : null,
    scale: 1,
    options,
    look,
    candidates: async (box) => [{ text: (await look(box)).text.replaceAll(/[^\dX]/g, ''), share: 1 }],
  }
}

const far = ({ box }: RecognisedLine, x: number, y: number) =>
  Math.abs(box.centre.y - y) * 10 + Math.max(0, Math.abs(box.centre.x - x) - box.width / 2)
