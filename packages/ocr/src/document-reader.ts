import { classify, type Verdict } from './document/classify.ts'
import { feeLinesOf } from './document/fee-lines.ts'
import { fieldsFor } from './document/fields-of.ts'
import { interest } from './document/interest.ts'
import type { DocumentKind, Fields, NameVote, Outcome, ReadOptions } from './document/outcome.ts'
import { faultsOf, isReceipt, titlesIn, withoutSureness } from './document/picture-faults.ts'
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
    const codes = texts.map(invoiceCodeOf).filter((code) => code !== null)
    const ground: Omit<Sheet, 'lines' | 'rows'> = {
      scale: width / pixels.width,
      options,
      code: codes[0] ?? null,
      look: remembered((box, look) => recogniseLine(models, pixels, box, look)),
      guesses: async (box, look) => guessesOf(await scoresOf(models, pixels, box, look), alphabet),
    }
    const understood = (lines: readonly Line[]) =>
      understand({ ...ground, lines, rows: rowsOf(lines) }, texts)
    const first = await understood(page.lines)
    const isEnough = !page.isPartial || (!options.withDetails && !isWanting(first))
    const { sheet, verdict, kind, fields, hospitalVotes } = isEnough
      ? first
      : await understood(await page.whole())
    const turn = ((360 - page.turn) % 360) as QuarterTurn
    const faults = faultsOf({ sheet, codes, kind, seenKind: verdict.kind, turn, fields })
    return {
      outcome: 'read',
      kind,
      kindConfidence: options.kind ? 1 : verdict.confidence,
      fields: withoutSureness(fields, faults),
      faults,
      hospitalVotes,
      ...(options.withDetails && isReceipt(kind) && { feeLines: feeLinesOf(sheet.rows) }),
      lines: sheet.rows
        .flatMap((row) => row.lines)
        .map((line) => ({
          text: line.text,
          confidence: line.confidence,
          region: regionOf(line, sheet.scale),
        })),
      qrCodes: texts,
      turn,
      width,
      height,
    }
  }
  return { read }
}

interface Understood {
  readonly sheet: Sheet
  readonly verdict: Verdict
  readonly kind: DocumentKind
  readonly fields: Fields
  readonly hospitalVotes: readonly NameVote[]
}

async function understand(sheet: Sheet, qrCodes: readonly string[]): Promise<Understood> {
  const verdict = classify(
    sheet.rows.map((row) => row.text),
    qrCodes,
  )
  const said = sheet.options.kind
  // A person says receipt; which of the two kinds it is, the paper says.
  const kind = said && !(isReceipt(said) && isReceipt(verdict.kind)) ? said : verdict.kind
  let hospitalVotes: readonly NameVote[] = []
  const fields = await fieldsFor(kind, sheet, (votes) => (hospitalVotes = votes))
  return { sheet, verdict, kind, fields, hospitalVotes }
}

/** Whether something that every such paper shows was not found, or a second paper was: it may stand inside the table. */
function isWanting({ sheet, kind, fields }: Understood): boolean {
  if (kind === 'other') return true
  if (!isReceipt(kind)) return false
  const { number, date, total, payer, hospital, social } = fields
  if (!number || !date || !total || !payer || !hospital || titlesIn(sheet) > 1) return true
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
