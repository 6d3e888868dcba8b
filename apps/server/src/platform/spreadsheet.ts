import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { CellStyle, MergeRange, WriteSheet } from 'hucre'

interface StyledCell {
  readonly value: string | number
  /** Excel's number format, e.g. `#,##0.00`. */
  readonly format?: string
  readonly isBold?: boolean
  /** How many rows it covers, from this one down. */
  readonly rowSpan?: number
}

export type SheetCell = string | number | null | StyledCell

export interface SheetTable {
  readonly name: string
  /** The name and the width in characters of each column. */
  readonly columns: readonly (readonly [name: string, width: number])[]
  readonly rows: readonly (readonly SheetCell[])[]
}

const headStyle: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E6F4FF' } },
}

const isStyled = (cell: SheetCell): cell is StyledCell => typeof cell === 'object' && cell !== null

/** A sheet's head stays in view when its rows scroll. */
function toSheet({ name, columns, rows }: SheetTable): WriteSheet {
  const cells: NonNullable<WriteSheet['cells']> = new Map(
    columns.map((_, at) => [`0,${at}`, { style: headStyle }]),
  )
  const merges: MergeRange[] = []
  for (const [index, row] of rows.entries())
    for (const [startCol, cell] of row.entries()) {
      if (!isStyled(cell)) continue
      const startRow = index + 1
      const { format, isBold = false, rowSpan = 1 } = cell
      const style = { ...(format && { numFmt: format }), ...(isBold && { font: { bold: true } }) }
      cells.set(`${startRow},${startCol}`, { style })
      if (rowSpan > 1) merges.push({ startRow, startCol, endRow: startRow + rowSpan - 1, endCol: startCol })
    }
  return {
    name,
    columns: columns.map(([, width]) => ({ width })),
    rows: [
      columns.map(([title]) => title),
      ...rows.map((row) => row.map((cell) => (isStyled(cell) ? cell.value : cell))),
    ],
    cells,
    merges,
    freezePane: { rows: 1 },
  }
}

/** A workbook with these sheets, in Excel's format. The library is loaded with the first one. */
export async function spreadsheetOf(tables: readonly SheetTable[]): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx')
  return Buffer.from(await writeXlsx({ sheets: tables.map(toSheet) }))
}

export interface LongSheet extends Pick<SheetTable, 'name' | 'columns'> {
  /** Texts and numbers; a text is never a formula, whatever it begins with. */
  readonly rows: AsyncIterable<readonly (string | number | null)[]>
}

/** A workbook of one sheet with as many rows as there are: written as they come, so that only the result is in memory. */
export async function longSpreadsheetOf({ name, columns, rows }: LongSheet): Promise<Buffer> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* withHead() {
    yield columns.map(([title]) => title)
    for await (const row of rows) yield [...row]
  }
  const options = { name, columns: columns.map(([, width]) => ({ width })), freezePane: { rows: 1 } }
  return buffer(Readable.fromWeb(writeXlsxStream(withHead(), options) as WebStream))
}
