import { median, type Slanted } from '../picture/geometry.ts'

/** The words that mark a table, in narrow characters without gaps. */
export interface TableSigns {
  /** Its head: the rows below are single charges. */
  readonly opens: RegExp
  /** The total under it. */
  readonly closes: RegExp
}

/** Photographed rows are not level: a line this near to the last row, in line heights, may belong to it. */
const besideSum = 1.8
const besideHead = 0.8
/** A title is larger than the print under it: a second receipt under the first has one, and must not be skipped. */
const titleSize = 1.3
/** One that fills more of the page may be the end of one table and the beginning of another. */
const largestShare = 0.5

/**
 * Boxes between the head of a table and its total, found by reading downward to the one and upward to the other.
 * `boxes` are ordered from top to bottom with their distance from the top along the page's own direction.
 */
export async function tableBody(
  boxes: ReadonlyArray<{ readonly box: Slanted; readonly down: number }>,
  textAt: (box: Slanted) => Promise<string>,
  { opens, closes }: TableSigns,
): Promise<Set<Slanted>> {
  const head = await firstWhere(boxes, async ({ box }) => opens.test(await textAt(box)))
  if (!head) return new Set()
  const below = boxes.slice(boxes.indexOf(head) + 1)
  const sum = await firstWhere(below.toReversed(), async ({ box }) => closes.test(await textAt(box)))
  if (!sum || (sum.down - head.down) / heightOf(boxes) > largestShare) return new Set()
  const usual = median(boxes.map(({ box }) => box.height))
  const inside = below.filter(
    ({ box, down }) =>
      down > head.down + besideHead * head.box.height &&
      down < sum.down - besideSum * sum.box.height &&
      box.height < titleSize * usual,
  )
  return new Set(inside.map(({ box }) => box))
}

const heightOf = (boxes: ReadonlyArray<{ readonly down: number }>) =>
  Math.max(1, (boxes.at(-1)?.down ?? 0) - (boxes[0]?.down ?? 0))

async function firstWhere<T>(list: readonly T[], isIt: (one: T) => Promise<boolean>): Promise<T | null> {
  for (const one of list) if (await isIt(one)) return one
  return null
}
