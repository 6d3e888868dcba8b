import type { Sheet } from 'hucre/xlsx'

export interface TableCell {
  readonly text: string
  readonly isNumber: boolean
  readonly columns: number
  readonly rows: number
}

/** Null where a neighbouring merged cell covers it. */
export type TableRow = readonly (TableCell | null)[]

export interface Table {
  readonly name: string
  readonly rows: readonly TableRow[]
  /** The sheet had more rows or columns than are shown. */
  readonly isCut: boolean
}

export type Format = (value: unknown, pattern: string) => string

export const mostRows = 2000
const mostColumns = 60

const pad = (part: number) => String(part).padStart(2, '0')

/** Dates in a workbook have no time zone: they are parsed and formatted as UTC. */
function dateText(date: Date): string {
  const day = `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}

function textOf(value: unknown, pattern: string | undefined, format: Format): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number')
    return pattern ? format(value, pattern) : String(Number(value.toPrecision(12)))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isBlank = (row: readonly unknown[]) => row.every((value) => value === null || value === '')

/** The number of rows without the empty ones at the end, which only carry formatting. */
function lengthOf(rows: readonly (readonly unknown[])[]): number {
  let length = rows.length
  while (length > 0 && isBlank(rows[length - 1] ?? [])) length -= 1
  return length
}

type Merges = NonNullable<Sheet['merges']>

function spansOf(merges: Merges, rows: number, columns: number) {
  const spans = new Map<string, { rows: number; columns: number }>()
  const covered = new Set<string>()
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const [lastRow, lastColumn] = [Math.min(endRow, rows - 1), Math.min(endCol, columns - 1)]
    spans.set(`${startRow},${startCol}`, { rows: lastRow - startRow + 1, columns: lastColumn - startCol + 1 })
    for (let row = startRow; row <= lastRow; row++) {
      for (let column = startCol; column <= lastColumn; column++) covered.add(`${row},${column}`)
    }
    covered.delete(`${startRow},${startCol}`)
  }
  return { spans, covered }
}

/** Converts a sheet to table rows and cells, including merged cells. */
export function tableOf({ name, rows, merges = [], cells }: Sheet, format: Format): Table {
  const length = lengthOf(rows)
  const width = Math.max(0, ...rows.slice(0, length).map((row) => row.length))
  const [height, columns] = [Math.min(length, mostRows), Math.min(width, mostColumns)]
  const { spans, covered } = spansOf(merges, height, columns)
  const cellAt = (row: number, column: number): TableCell | null => {
    const key = `${row},${column}`
    if (covered.has(key)) return null
    const value = rows[row]?.[column] ?? null
    const text = textOf(value, cells?.get(key)?.style?.numFmt, format)
    return { text, isNumber: typeof value === 'number', ...(spans.get(key) ?? { rows: 1, columns: 1 }) }
  }
  return {
    name,
    isCut: length > height || width > columns,
    rows: Array.from({ length: height }, (_row, row) =>
      Array.from({ length: columns }, (_column, column) => cellAt(row, column)),
    ),
  }
}
