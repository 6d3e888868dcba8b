import { classify } from './document/classify.ts'
import { fieldsFor } from './document/fields-of.ts'
import { interest } from './document/interest.ts'
import type { DocumentKind, Fields, Outcome, ReadOptions } from './document/outcome.ts'
import type { Sheet } from './document/sheet.ts'
import { invoiceCodeOf } from './fields/qr-payload.ts'
import type { QuarterTurn, Slanted } from './picture/geometry.ts'
import { openPicture } from './picture/open-picture.ts'
import { readQrCodes } from './picture/qr-codes.ts'
import { guessesOf } from './text/digit-beam.ts'
import { regionOf, type Line } from './text/line.ts'
import { loadModels } from './text/models.ts'
import { readLines } from './text/read-lines.ts'
import { recogniseLine, scoresOf, type Look } from './text/recognise.ts'
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
    const texts = (await readQrCodes(pixels)).map((code) => code.text)
    const page = await readLines(models, pixels, interest)
    const ground: Omit<Sheet, 'lines' | 'rows'> = {
      scale: width / pixels.width,
      options,
      code: texts.map(invoiceCodeOf).find((code) => code !== null) ?? null,
      look: remembered((box, look) => recogniseLine(models, pixels, box, look)),
      guesses: async (box, look) => guessesOf(await scoresOf(models, pixels, box, look), alphabet),
    }
    const understood = async (lines: readonly Line[]) => {
      const sheet: Sheet = { ...ground, lines, rows: rowsOf(lines) }
      const verdict = classify(
        sheet.rows.map((row) => row.text),
        texts,
      )
      const kind = options.kind ?? verdict.kind
      return { sheet, verdict, kind, fields: await fieldsFor(kind, sheet) }
    }
    const first = await understood(page.lines)
    const isEnough = !page.isPartial || (!options.withDetails && !isWanting(first.kind, first.fields))
    const { sheet, verdict, kind, fields } = isEnough ? first : await understood(await page.whole())
    return {
      outcome: 'read',
      kind,
      kindConfidence: options.kind ? 1 : verdict.confidence,
      fields,
      lines: sheet.rows
        .flatMap((row) => row.lines)
        .map((line) => ({
          text: line.text,
          confidence: line.confidence,
          region: regionOf(line, sheet.scale),
        })),
      qrCodes: texts,
      turn: ((360 - page.turn) % 360) as QuarterTurn,
      width,
      height,
    }
  }
  return { read }
}

/** Whether something that every such paper shows was not found: it may stand inside the table. */
const isWanting = (kind: DocumentKind, { number, date, total, payer, hospital, social }: Fields): boolean => {
  if (kind === 'other') return true
  if (kind !== 'medicalReceipt' && kind !== 'vatInvoice') return false
  if (!number || !date || !total || !payer || !hospital) return true
  return kind === 'medicalReceipt' && !social
}

/** The same look at the same place says the same: what is asked for once more costs nothing. */
function remembered(look: Sheet['look']): Sheet['look'] {
  const known = new Map<string, ReturnType<Sheet['look']>>()
  return (box: Slanted, how?: Look) => {
    const key = JSON.stringify([box, how])
    const reading = known.get(key) ?? look(box, how)
    known.set(key, reading)
    return reading
  }
}
