import { classify } from './document/classify.ts'
import { fieldsFor } from './document/fields-of.ts'
import type { Outcome, ReadOptions } from './document/outcome.ts'
import type { Sheet } from './document/sheet.ts'
import { invoiceCodeOf } from './fields/qr-payload.ts'
import type { QuarterTurn } from './picture/geometry.ts'
import { openPicture } from './picture/open-picture.ts'
import { readQrCodes } from './picture/qr-codes.ts'
import { guessesOf } from './text/digit-beam.ts'
import { regionOf } from './text/line.ts'
import { loadModels } from './text/models.ts'
import { readLines } from './text/read-lines.ts'
import { recogniseLine, scoresOf } from './text/recognise.ts'
import { rowsOf } from './text/rows.ts'

export interface DocumentReader {
  read(bytes: Uint8Array, options?: ReadOptions): Promise<Outcome>
}

/** Loads the models, about a second; one reader reads one picture at a time. */
export async function createDocumentReader({ threads = 1 } = {}): Promise<DocumentReader> {
  const models = await loadModels(threads)
  const alphabet = new Map([...'0123456789X'].map((sign) => [sign, models.keys.indexOf(sign)] as const))

  async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Outcome> {
    const picture = await openPicture(bytes)
    if (typeof picture === 'string') return { outcome: 'unreadable', reason: picture }
    const { pixels, width, height } = picture
    const qrCodes = await readQrCodes(pixels)
    const { lines, turn } = await readLines(models, pixels)
    const rows = rowsOf(lines)
    const texts = qrCodes.map((code) => code.text)
    const verdict = classify(
      rows.map((row) => row.text),
      texts,
    )
    const kind = options.kind ?? verdict.kind
    const scale = width / pixels.width
    const sheet: Sheet = {
      lines,
      rows,
      scale,
      options,
      code: texts.map(invoiceCodeOf).find((code) => code !== null) ?? null,
      look: (box, look) => recogniseLine(models, pixels, box, look),
      guesses: async (box, look) => guessesOf(await scoresOf(models, pixels, box, look), alphabet),
    }
    return {
      outcome: 'read',
      kind,
      kindConfidence: options.kind ? 1 : verdict.confidence,
      fields: await fieldsFor(kind, sheet),
      lines: rows
        .flatMap((row) => row.lines)
        .map((line) => ({
          text: line.text,
          confidence: line.confidence,
          region: regionOf(line, scale),
        })),
      qrCodes: texts,
      turn: ((360 - turn) % 360) as QuarterTurn,
      width,
      height,
    }
  }
  return { read }
}
