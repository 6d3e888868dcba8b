import { feeLinesOf } from './document/fee-lines.ts'
import { interest } from './document/interest.ts'
import type { Outcome, ReadOptions, TextLine } from './document/outcome.ts'
import { faultsOf, isReceipt, withoutSureness } from './document/picture-faults.ts'
import type { Sheet } from './document/sheet.ts'
import { writtenPage } from './document/written-page.ts'
import { isWanting, understand } from './document/understand.ts'
import type { QuarterTurn, Slanted } from './picture/geometry.ts'
import { openPicture } from './picture/open-picture.ts'
import { readEnlargedQrCodes, readQrCodes } from './picture/qr-codes.ts'
import { guessesOf } from './text/digit-beam.ts'
import { regionOf, type Line } from './text/line.ts'
import { loadModels } from './text/models.ts'
import { readLines } from './text/read-lines.ts'
import { recogniseLine, scoresOf, type Look } from './text/recognise.ts'

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
    const quick = (await readQrCodes(pixels)).map((code) => code.text)
    const written = writtenPage(options.layer, pixels)
    const page = written ?? (await readLines(models, pixels, interest))
    const ground = {
      scale: width / pixels.width,
      options,
      look: written?.look ?? remembered((box, look) => recogniseLine(models, pixels, box, look)),
      guesses: async (box: Slanted, look?: Look) =>
        guessesOf(await scoresOf(models, pixels, box, look), alphabet),
    }
    let best = await understand(ground, page.lines, quick)
    if (page.isPartial && (options.withDetails || isWanting(best)))
      best = await understand(ground, await page.whole(), quick)
    if (best.codes.length === 0 && isReceipt(best.kind) && !best.fields.number?.isSure) {
      const enlarged = (await readEnlargedQrCodes(pixels)).map((code) => code.text)
      if (enlarged.length > 0) best = await understand(ground, best.sheet.lines, enlarged)
    }
    const { sheet, verdict, kind, fields, hospitalVotes, codes, texts } = best
    const turn = ((360 - page.turn) % 360) as QuarterTurn
    const faults = faultsOf({ sheet, codes, kind, seenKind: verdict.kind, turn, fields })
    return {
      outcome: 'read',
      kind,
      kindConfidence: options.kind ? 1 : verdict.confidence,
      fields: withoutSureness(fields, faults),
      faults,
      hospitalVotes,
      ...(options.withDetails &&
        (isReceipt(kind) || kind === 'feeList') && { feeLines: feeLinesOf(sheet.rows) }),
      lines: sheet.rows.flatMap((row) => row.lines).map((line) => shown(line, sheet.scale)),
      qrCodes: texts,
      turn,
      width,
      height,
    }
  }
  return { read }
}

const shown = (line: Line, scale: number): TextLine => ({
  text: line.text,
  confidence: line.confidence,
  region: regionOf(line, scale),
})

/** Caches looks: repeating the same look at the same place costs nothing. */
function remembered(look: Sheet['look']): Sheet['look'] {
  const known = new Map<string, ReturnType<Sheet['look']>>()
  return (box: Slanted, how?: Look) => {
    const key = JSON.stringify([box, how])
    const reading = known.get(key) ?? look(box, how)
    known.set(key, reading)
    return reading
  }
}
