import type { QuarterTurn, Slanted } from '../picture/geometry.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { Reading } from './ctc.ts'
import { detectText } from './detect.ts'
import { joinBoxes } from './join-boxes.ts'
import type { Line } from './line.ts'
import type { Models } from './models.ts'
import { recogniseLine, type Look } from './recognise.ts'
import { turnBox, turnOf } from './turn.ts'

export interface Page {
  readonly lines: readonly Line[]
  /** By how much the text is turned clockwise in the picture. */
  readonly turn: QuarterTurn
}

const doubtful = 0.92
const faintest = 0.35
/** Shorter pieces are table rules, stamps and single characters of a column's title. */
const worthASecondLook = 3

/** Every line of a picture. */
export async function readLines(models: Models, pixels: Pixels): Promise<Page> {
  const known = new Map<Slanted, Reading>()
  const recognise = async (box: Slanted) => {
    const reading = known.get(box) ?? (await recogniseLine(models, pixels, box))
    known.set(box, reading)
    return reading
  }
  const boxes = await detectText(models, pixels)
  const turn = await turnOf(boxes, recognise)
  const lines: Line[] = []
  for (const box of joinBoxes(boxes.map((one) => turnBox(one, turn)))) {
    if (box.height > 2.5 * box.width) continue
    const first = { ...(await recognise(box)), box }
    const isDoubtful = first.confidence < doubtful && first.letters.length >= worthASecondLook
    const best = isDoubtful ? await secondLook(models, pixels, first) : first
    if (best.letters.length > 0 && best.confidence >= faintest) lines.push(best)
  }
  return { lines, turn }
}

const otherLooks: ReadonlyArray<Look & { readonly taller: number }> = [
  { channel: 'red', taller: 0.92 },
  { taller: 1.18 },
  { taller: 0.86 },
]

/** Without the seal, with more and with less around it: what reads best is kept. */
async function secondLook(models: Models, pixels: Pixels, first: Line): Promise<Line> {
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
