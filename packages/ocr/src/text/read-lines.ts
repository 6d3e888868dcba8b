import type { QuarterTurn, Slanted } from '../picture/geometry.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { LineReading } from './ctc.ts'
import { detectText } from './detect.ts'
import { joinBoxes } from './join-boxes.ts'
import type { RecognisedLine } from './line.ts'
import type { Models } from './models.ts'
import { recogniseLine, type ReadLineOptions } from './recognise.ts'
import { downward } from './rows.ts'
import { tableBody, type TableSigns } from './table-body.ts'
import { turnBox, quarterTurnOf } from './turn.ts'

export interface RecognisedPage {
  readonly lines: readonly RecognisedLine[]
  /** The clockwise rotation of the text in the picture. */
  readonly turn: QuarterTurn
  /** Whether the inside of a table was skipped. */
  readonly isPartial: boolean
  /** Every line, including those of a table. */
  readonly whole: () => Promise<readonly RecognisedLine[]>
}

export interface Interest {
  readonly table: TableSigns
  /** A line without any needed field: it is not read a second time. */
  readonly idle: RegExp
}

const doubtful = 0.92
const faintest = 0.35
/** Shorter pieces are table rules, stamps and single characters of a column title. */
const worthASecondLook = 3

/** The lines of a picture. Reading them is the expensive part, so the inside of a table is read only on request. */
export async function readLines(models: Models, pixels: Pixels, interest: Interest): Promise<RecognisedPage> {
  const readings = new Map<Slanted, LineReading>()
  const recognise = async (box: Slanted) => {
    const reading = readings.get(box) ?? (await recogniseLine(models, pixels, box))
    readings.set(box, reading)
    return reading
  }
  const found = await detectText(models, pixels)
  const turn = await quarterTurnOf(found, recognise)
  const boxes = downward(joinBoxes(found.map((one) => turnBox(one, turn))).filter(isLying))
  const textAt = async (box: Slanted) => narrowed((await recognise(box)).text)
  const leftOut = await tableBody(boxes, textAt, interest.table)
  const lines = new Map<Slanted, RecognisedLine | null>()
  async function readBoxes(isNeeded: (box: Slanted) => boolean): Promise<readonly RecognisedLine[]> {
    for (const { box } of boxes) {
      if (lines.has(box) || !isNeeded(box)) continue
      const first = { ...(await recognise(box)), box }
      const best = isDoubtful(first, interest) ? await secondLook(models, pixels, first) : first
      lines.set(box, best.letters.length > 0 && best.confidence >= faintest ? best : null)
    }
    return boxes.flatMap(({ box }) => lines.get(box) ?? [])
  }
  return {
    lines: await readBoxes((box) => !leftOut.has(box)),
    turn,
    isPartial: leftOut.size > 0,
    whole: () => readBoxes(() => true),
  }
}

const isLying = ({ width, height }: Slanted) => height <= 2.5 * width
const narrowed = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

const isDoubtful = ({ text, confidence, letters }: RecognisedLine, { idle }: Interest) =>
  confidence < doubtful && letters.length >= worthASecondLook && !idle.test(narrowed(text))

const otherLooks: ReadonlyArray<ReadLineOptions & { readonly taller: number }> = [
  { channel: 'red', taller: 0.92 },
  { taller: 1.18 },
  { taller: 0.86 },
]

/** Without the seal, and with a wider and a narrower crop: the best reading wins. */
async function secondLook(models: Models, pixels: Pixels, first: RecognisedLine): Promise<RecognisedLine> {
  let best = first
  for (const { taller, ...look } of otherLooks) {
    const box = { ...first.box, height: first.box.height * taller }
    const reading = await recogniseLine(models, pixels, box, look)
    if (reading.letters.length < first.letters.length * 0.7) continue
    if (reading.confidence > best.confidence) best = { ...reading, box }
    if (best.confidence >= doubtful + 0.05) break
  }
  return best
}
