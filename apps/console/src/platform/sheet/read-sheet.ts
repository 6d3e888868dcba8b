/** Chinese office software saves CSV in GBK as often as in UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

async function cellsOf(file: File): Promise<readonly (readonly unknown[])[]> {
  const { parseCsv, readXlsx } = await import('./workbook.ts')
  const bytes = await file.arrayBuffer()
  if (file.name.toLowerCase().endsWith('.csv')) return parseCsv(decoded(bytes))
  return (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows ?? []
}

/** The columns of one kind of table. */
export interface TableShape<Column extends string> {
  /** By the name in the header row, in any order. */
  readonly columns: Readonly<Record<Column, string>>
  readonly optional?: readonly Column[]
  readonly mostRows: number
}

export type SheetRow<Column extends string> = Readonly<Record<Column, string>> & {
  /** The line number in the sheet; the header row is line 1. */
  readonly line: number
}

export type ReadSheet<Column extends string> =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow<Column>[] }
  | { readonly kind: 'fault'; readonly message: string }

const longestCell = 100
const fault = (message: string) => ({ kind: 'fault', message }) as const
const pad = (part: number) => String(part).padStart(2, '0')

/** As the cell shows it: a date as a day, a phone number without decimals. */
function textOf(value: unknown): string {
  if (value instanceof Date)
    return `${value.getUTCFullYear()}-${pad(value.getUTCMonth() + 1)}-${pad(value.getUTCDate())}`
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Rows by column name; empty lines are skipped. */
export function rowsOf<Column extends string>(
  table: readonly (readonly unknown[])[],
  { columns, optional = [], mostRows }: TableShape<Column>,
): ReadSheet<Column> {
  const head = (table[0] ?? []).map(textOf)
  const names = Object.keys(columns) as Column[]
  const missing = names.filter((name) => !optional.includes(name) && !head.includes(columns[name]))
  if (missing.length > 0) return fault(`表头缺少：${missing.map((name) => columns[name]).join('、')}`)
  const rows = table.flatMap((cells, at) => {
    if (at === 0 || cells.every((value) => textOf(value) === '')) return []
    const named = names.map((name) => [
      name,
      textOf(cells[head.indexOf(columns[name])]).slice(0, longestCell),
    ])
    return [{ ...(Object.fromEntries(named) as Record<Column, string>), line: at + 1 }]
  })
  if (rows.length === 0) return fault('表格里没有数据')
  return rows.length > mostRows
    ? fault(`一次最多导入 ${mostRows} 行，请分成几个文件`)
    : { kind: 'rows', rows }
}

/** Parses an .xlsx or .csv file; the server validates the rows again. */
export async function readSheet<Column extends string>(
  file: File,
  shape: TableShape<Column>,
): Promise<ReadSheet<Column>> {
  try {
    return rowsOf(await cellsOf(file), shape)
  } catch {
    return fault('这个文件打不开，请另存为 .xlsx 或 .csv 后重试')
  }
}
