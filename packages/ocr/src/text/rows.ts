import { around, distance, median, type Slanted } from '../picture/geometry.ts'
import type { RecognisedLetter } from './ctc.ts'
import { partOf, type RecognisedLine } from './line.ts'

interface LetterPosition {
  readonly line: RecognisedLine
  readonly index: number
}

/**
 * Lines next to each other, as one text: full-width characters are narrowed, gaps between lines are one space, and
 * spaces inside a line are removed because the model inserts them at random.
 */
export interface TextRow {
  readonly text: string
  /** The source of each character; null for a gap. */
  readonly positions: ReadonlyArray<LetterPosition | null>
  readonly lines: readonly RecognisedLine[]
}

const narrow = (letter: RecognisedLetter): string => {
  const text = letter.text.normalize('NFKC')
  return text.length === 1 && text !== ' ' ? text : text.trim().slice(0, 1)
}

export function rowOf(lines: readonly RecognisedLine[]): TextRow {
  let text = ''
  const positions: Array<LetterPosition | null> = []
  for (const [order, line] of lines.entries()) {
    if (order > 0) {
      text += ' '
      positions.push(null)
    }
    for (const [index, letter] of line.letters.entries()) {
      const sign = narrow(letter)
      if (!sign) continue
      text += sign
      positions.push({ line, index })
    }
  }
  return { text, positions, lines }
}

/** The direction of most of the text, in radians. */
const pageAngle = (boxes: readonly Slanted[]): number => {
  const long = boxes.filter(({ width, height }) => width > 4 * height)
  return median((long.length > 0 ? long : boxes).map(({ angle }) => angle))
}

const downFrom = ({ centre }: Slanted, angle: number) =>
  centre.y * Math.cos(angle) - centre.x * Math.sin(angle)

/** From top to bottom, across the direction of the page. */
export function downward(boxes: readonly Slanted[]): Array<{ readonly box: Slanted; readonly down: number }> {
  const angle = pageAngle(boxes)
  return boxes
    .map((box) => ({ box, down: downFrom(box, angle) }))
    .toSorted((one, other) => one.down - other.down)
}

/**
 * Rows from top to bottom. Neighbours are searched along each line's own direction, since lines of a photo fan out.
 */
export function rowsOf(lines: readonly RecognisedLine[]): TextRow[] {
  const angle = pageAngle(lines.map(({ box }) => box))
  const across = (box: Slanted) => downFrom(box, angle)
  const along = ({ centre }: Slanted) => centre.x * Math.cos(angle) + centre.y * Math.sin(angle)
  const ordered = lines.toSorted((one, other) => along(one.box) - along(other.box))
  const rows: RecognisedLine[][] = []
  for (const line of ordered) {
    const near = rows
      .map((row) => ({ row, gap: stepBetween(row.at(-1)!.box, line.box, angle) }))
      .filter(({ gap }) => gap !== null)
      .toSorted((one, other) => one.gap! - other.gap!)
    if (near[0]) near[0].row.push(line)
    else rows.push([line])
  }
  return rows
    .toSorted(
      (one, other) => across(around(one.map(({ box }) => box))) - across(around(other.map(({ box }) => box))),
    )
    .map(rowOf)
}

/** The offset of the second from the first one's row, in fractions of its height; null where it is another row. */
function stepBetween(one: Slanted, other: Slanted, page: number): number | null {
  const own = (box: Slanted) => (box.width > 4 * box.height ? box.angle : page)
  const direction = (own(one) + own(other)) / 2
  const dx = other.centre.x - one.centre.x
  const dy = other.centre.y - one.centre.y
  const off = Math.abs(dy * Math.cos(direction) - dx * Math.sin(direction))
  const ahead = dx * Math.cos(direction) + dy * Math.sin(direction)
  const height = Math.min(one.height, other.height)
  const reach = 0.55 + (0.02 * distance(one.centre, other.centre)) / Math.max(1, one.height + other.height)
  const overlap = (one.width + other.width) / 2 - ahead
  if (overlap > 0.3 * Math.min(one.width, other.width)) return null
  return off < Math.min(0.8, reach) * height ? off / height : null
}

/** The part between two characters of a row, as a line of its own. */
export function cut(row: TextRow, from: number, to: number): RecognisedLine | null {
  const positions = row.positions.slice(from, to).filter((position) => position !== null)
  const [first] = positions
  if (!first) return null
  const pieces: RecognisedLine[] = []
  for (const line of new Set(positions.map((position) => position.line))) {
    const own = positions.filter((position) => position.line === line).map((position) => position.index)
    pieces.push(partOf(line, Math.min(...own), Math.max(...own) + 1))
  }
  const letters = pieces.flatMap((piece) => piece.letters)
  const confidence = letters.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, letters.length)
  const text = row.text.slice(from, to)
  return { text, letters, confidence, box: around(pieces.map((piece) => piece.box)) }
}

export interface PatternMatch {
  readonly text: string
  readonly line: RecognisedLine
  readonly row: TextRow
  /** Every named group of the match. */
  readonly groups: Readonly<Record<string, string | undefined>>
}

/** Every match of a pattern in the rows, as its group `value` (or the whole match). The pattern needs the flags d and g. */
export function findAll(rows: readonly TextRow[], pattern: RegExp): PatternMatch[] {
  return rows.flatMap((row) =>
    [...row.text.matchAll(pattern)].flatMap((match) => {
      const [from, to] = match.indices?.groups?.['value'] ?? match.indices?.[0] ?? [0, 0]
      const line = cut(row, from, to)
      return line ? [{ text: row.text.slice(from, to), line, row, groups: match.groups ?? {} }] : []
    }),
  )
}
