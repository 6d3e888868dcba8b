import type { QuarterTurn, Slanted } from '../picture/geometry.ts'
import type { LineReading } from './ctc.ts'

/**
 * Long lines determine the direction of a page; tables often have a third of tall boxes, so most of the ink must be
 * upright.
 */
export function isSideways(boxes: readonly Slanted[]): boolean {
  let lying = 0
  let uprightLines = 0
  for (const { width, height } of boxes) {
    if (width > 1.5 * height) lying += width
    if (height > 1.5 * width) uprightLines += height
  }
  return uprightLines > lying
}

/** The same boxes for text in another direction: the picture itself stays unchanged. */
export function turnBox(box: Slanted, turn: QuarterTurn): Slanted {
  if (turn === 0) return box
  const angle = box.angle + (turn * Math.PI) / 180
  return turn === 90 || turn === 270
    ? { centre: box.centre, width: box.height, height: box.width, angle }
    : { ...box, angle }
}

const sampleSize = 5
const upright = 0.85

/** The most informative lines for the orientation: long, but not too costly. */
export function sampleLines(boxes: readonly Slanted[]): Slanted[] {
  const ratio = (box: Slanted) => box.width / Math.max(1, box.height)
  const fit = boxes.filter((box) => ratio(box) > 3 && ratio(box) < 16)
  const size = (box: Slanted) => box.height * Math.min(10, ratio(box))
  return (fit.length > 0 ? fit : [...boxes])
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, sampleSize)
}

type Recognise = (box: Slanted) => Promise<LineReading>

/**
 * The clockwise rotation of the text in the picture: box shapes first, then the orientation with the higher
 * confidence.
 */
export async function quarterTurnOf(boxes: readonly Slanted[], recognise: Recognise): Promise<QuarterTurn> {
  const [one, other]: readonly [QuarterTurn, QuarterTurn] = isSideways(boxes) ? [90, 270] : [0, 180]
  const sample = sampleLines(boxes.map((box) => turnBox(box, one)))
  const confidence = async (flip: QuarterTurn) => {
    let total = 0
    for (const box of sample) total += sureness(await recognise(turnBox(box, flip)))
    return total / Math.max(1, sample.length)
  }
  const first = await confidence(0)
  if (first >= upright) return one
  return (await confidence(180)) > first ? other : one
}

/** One letter of a whole line is no reading, however confident. */
const sureness = ({ confidence, letters }: LineReading) => (letters.length < 2 ? confidence / 2 : confidence)
