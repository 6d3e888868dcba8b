import { feeLinesOf } from './document/fee-lines.ts'
import { interest } from './document/interest.ts'
import type { ReadOutcome, ReadOptions, TextLine } from './document/outcome.ts'
import { faultsOf, isReceipt, withoutSureness } from './document/picture-faults.ts'
import type { Sheet } from './document/sheet.ts'
import { pageFromTextLayer } from './document/text-layer-page.ts'
import { isWanting, understand } from './document/understand.ts'
import type { QuarterTurn, Slanted } from './picture/geometry.ts'
import { openPicture } from './picture/open-picture.ts'
import { readEnlargedQrCodes, readQrCodes } from './picture/qr-codes.ts'
import { candidatesOf } from './text/digit-beam.ts'
import { regionOf, type RecognisedLine } from './text/line.ts'
import { loadModels } from './text/models.ts'
import { readLines } from './text/read-lines.ts'
import { recogniseLine, scoresOf, type ReadLineOptions } from './text/recognise.ts'

export interface DocumentReader {
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ReadOutcome>
}

/** Loads the models, about a second; one reader reads one picture at a time. */
export async function createDocumentReader({ threads = 1 } = {}): Promise<DocumentReader> {
  const models = await loadModels(threads)
  const alphabet = new Map([...'0123456789X'].map((sign) => [sign, models.keys.indexOf(sign)] as const))

  async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadOutcome> {
    const picture = await openPicture(bytes)
    if (typeof picture === 'string') return { outcome: 'unreadable', reason: picture }
    const { pixels, width, height } = picture
    const quick = (await readQrCodes(pixels)).map((code) => code.text)
    const layerPage = pageFromTextLayer(options.layer, pixels)
    const page = layerPage ?? (await readLines(models, pixels, interest))
    const sheetContext = {
      scale: width / pixels.width,
      options,
      look: layerPage?.look ?? remembered((box, look) => recogniseLine(models, pixels, box, look)),
      candidates: async (box: Slanted, look?: ReadLineOptions) =>
        candidatesOf(await scoresOf(models, pixels, box, look), alphabet),
    }
    let best = await understand(sheetContext, page.lines, quick)
    if (page.isPartial && (options.withDetails || isWanting(best)))
      best = await understand(sheetContext, await page.whole(), quick)
    if (best.codes.length === 0 && isReceipt(best.kind) && !best.fields.number?.isSure) {
      const enlarged = (await readEnlargedQrCodes(pixels)).map((code) => code.text)
      if (enlarged.length > 0) best = await understand(sheetContext, best.sheet.lines, enlarged)
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
      lines: sheet.rows.flatMap((row) => row.lines).map((line) => toTextLine(line, sheet.scale)),
      qrCodes: texts,
      turn,
      width,
      height,
    }
  }
  return { read }
}

const toTextLine = (line: RecognisedLine, scale: number): TextLine => ({
  text: line.text,
  confidence: line.confidence,
  region: regionOf(line, scale),
})

/** Caches looks: repeating the same look at the same place costs nothing. */
function remembered(look: Sheet['look']): Sheet['look'] {
  const cache = new Map<string, ReturnType<Sheet['look']>>()
  return (box: Slanted, how?: ReadLineOptions) => {
    const key = JSON.stringify([box, how])
    const reading = cache.get(key) ?? look(box, how)
    cache.set(key, reading)
    return reading
  }
}
