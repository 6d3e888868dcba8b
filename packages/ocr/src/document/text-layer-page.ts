import type { Slanted } from '../picture/geometry.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { LineReading } from '../text/ctc.ts'
import type { RecognisedLine } from '../text/line.ts'
import type { RecognisedPage } from '../text/read-lines.ts'
import type { Sheet } from './sheet.ts'
import { hasText, linesOfLayer, type TextLayer } from './text-layer.ts'

const nothing: LineReading = { text: '', confidence: 0, letters: [] }

/** A second reading of certain text finds the same. */
const nearest = (lines: readonly RecognisedLine[], { centre }: Slanted): LineReading => {
  const far = ({ box }: RecognisedLine) => Math.hypot(box.centre.x - centre.x, box.centre.y - centre.y)
  return lines.toSorted((one, other) => far(one) - far(other))[0] ?? nothing
}

/** A page with its own text: nothing is recognised in its picture. Null without one. */
export function pageFromTextLayer(
  layer: TextLayer | undefined,
  { width, height }: Pixels,
): (RecognisedPage & Pick<Sheet, 'look'>) | null {
  if (!layer || !hasText(layer)) return null
  const lines = linesOfLayer(layer, width, height)
  return {
    lines,
    turn: 0,
    isPartial: false,
    whole: async () => lines,
    look: async (box) => nearest(lines, box),
  }
}
