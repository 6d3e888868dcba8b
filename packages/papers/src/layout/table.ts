import { ink, inner, page, type PdfWriter } from './pdf-writer.ts'

export interface PdfTableColumn {
  readonly title: string
  /** Part of the width; the values of a table need not add up to anything. */
  readonly share: number
  readonly align?: 'left' | 'center' | 'right'
}

export interface PdfTableRow {
  readonly cells: readonly string[]
  /** Over the whole width, below the cells: it stays with them on one page. */
  readonly note?: string
  readonly isTotal?: boolean
}

const pad = { x: 4, y: 4 }
const size = 8
const noteStyle = { size: 7.5, color: ink.soft } as const

/** Repeats the head on each page, and never splits a row. */
export function table(
  pdf: PdfWriter,
  columns: readonly PdfTableColumn[],
  rows: readonly PdfTableRow[],
): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / whole) * inner)
  const head: PdfTableRow = { cells: columns.map(({ title }) => title) }
  // Under the second column, so that the row numbers stand alone.
  const indent = widths[0] ?? 0
  const noteWidth = inner - indent - 2 * pad.x
  const noteHeight = ({ note }: PdfTableRow) => (note ? pdf.heightOf(note, noteWidth, noteStyle) + 3 : 0)
  const heightOf = (row: PdfTableRow, bold: boolean) => rowHeight(pdf, widths, row, bold)
  const headHeight = heightOf(head, true)
  const drawHead = () => {
    pdf.doc.rect(page.left, pdf.y, inner, headHeight).fill(ink.accent)
    drawCells(pdf, columns, widths, head, { bold: true, color: '#FFFFFF' })
    pdf.y += headHeight
  }
  pdf.makeRoom(headHeight + (rows[0] ? heightOf(rows[0], false) + noteHeight(rows[0]) : 0))
  drawHead()
  for (const row of rows) {
    const bold = row.isTotal === true
    const cells = heightOf(row, bold)
    const height = cells + noteHeight(row)
    if (pdf.makeRoom(height)) drawHead()
    if (bold) pdf.doc.rect(page.left, pdf.y, inner, height).fill(ink.band)
    drawCells(pdf, columns, widths, row, { bold, color: ink.text })
    if (row.note) pdf.write(row.note, page.left + indent + pad.x, pdf.y + cells - 2, noteWidth, noteStyle)
    pdf.y += height
    pdf.doc
      .moveTo(page.left, pdf.y)
      .lineTo(page.left + inner, pdf.y)
      .lineWidth(0.6)
      .stroke(ink.rule)
  }
}

function rowHeight(pdf: PdfWriter, widths: readonly number[], { cells }: PdfTableRow, bold: boolean): number {
  const heights = cells.map((text, at) => pdf.heightOf(text, (widths[at] ?? 0) - 2 * pad.x, { size, bold }))
  return Math.max(...heights) + 2 * pad.y
}

function drawCells(
  pdf: PdfWriter,
  columns: readonly PdfTableColumn[],
  widths: readonly number[],
  { cells }: PdfTableRow,
  style: { bold: boolean; color: string },
): void {
  let x: number = page.left
  columns.forEach(({ align = 'left' }, at) => {
    const width = widths[at] ?? 0
    pdf.write(cells[at] ?? '', x + pad.x, pdf.y + pad.y, width - 2 * pad.x, { ...style, size, align })
    x += width
  })
}
