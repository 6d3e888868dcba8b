import { ink, inner, page, type Paper } from './paper.ts'

export interface Column {
  readonly title: string
  /** Part of the width; the values of a table need not add up to anything. */
  readonly share: number
  readonly align?: 'left' | 'center' | 'right'
}

export interface Row {
  readonly cells: readonly string[]
  /** Over the whole width, below the cells: it stays with them on one page. */
  readonly note?: string
  readonly isTotal?: boolean
}

const pad = { x: 4, y: 4 }
const size = 8
const noteStyle = { size: 7.5, color: ink.soft } as const

/** Repeats the head on each page, and never splits a row. */
export function table(paper: Paper, columns: readonly Column[], rows: readonly Row[]): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / whole) * inner)
  const head: Row = { cells: columns.map(({ title }) => title) }
  // Under the second column, so that the row numbers stand alone.
  const indent = widths[0] ?? 0
  const noteWidth = inner - indent - 2 * pad.x
  const noteHeight = ({ note }: Row) => (note ? paper.heightOf(note, noteWidth, noteStyle) + 3 : 0)
  const heightOf = (row: Row, bold: boolean) => rowHeight(paper, widths, row, bold)
  const headHeight = heightOf(head, true)
  const drawHead = () => {
    paper.doc.rect(page.left, paper.y, inner, headHeight).fill(ink.accent)
    drawCells(paper, columns, widths, head, { bold: true, color: '#FFFFFF' })
    paper.y += headHeight
  }
  paper.makeRoom(headHeight + (rows[0] ? heightOf(rows[0], false) + noteHeight(rows[0]) : 0))
  drawHead()
  for (const row of rows) {
    const bold = row.isTotal === true
    const cells = heightOf(row, bold)
    const height = cells + noteHeight(row)
    if (paper.makeRoom(height)) drawHead()
    if (bold) paper.doc.rect(page.left, paper.y, inner, height).fill(ink.band)
    drawCells(paper, columns, widths, row, { bold, color: ink.text })
    if (row.note) paper.write(row.note, page.left + indent + pad.x, paper.y + cells - 2, noteWidth, noteStyle)
    paper.y += height
    paper.doc
      .moveTo(page.left, paper.y)
      .lineTo(page.left + inner, paper.y)
      .lineWidth(0.6)
      .stroke(ink.rule)
  }
}

function rowHeight(paper: Paper, widths: readonly number[], { cells }: Row, bold: boolean): number {
  const heights = cells.map((text, at) => paper.heightOf(text, (widths[at] ?? 0) - 2 * pad.x, { size, bold }))
  return Math.max(...heights) + 2 * pad.y
}

function drawCells(
  paper: Paper,
  columns: readonly Column[],
  widths: readonly number[],
  { cells }: Row,
  style: { bold: boolean; color: string },
): void {
  let x: number = page.left
  columns.forEach(({ align = 'left' }, at) => {
    const width = widths[at] ?? 0
    paper.write(cells[at] ?? '', x + pad.x, paper.y + pad.y, width - 2 * pad.x, { ...style, size, align })
    x += width
  })
}
