/** The columns of a table of parcels, by the name in their head, in whatever order these stand. */
const columns = { orderNo: '订单号', courier: '快递公司', parcelNo: '运单号' } as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

export const parcelHead: readonly string[] = Object.values(columns)
export const mostRows = 500

export type ParcelRow = Readonly<Record<Column, string>>
export type ReadTable =
  | { readonly kind: 'rows'; readonly rows: readonly ParcelRow[] }
  | { readonly kind: 'fault'; readonly words: string }

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** What an office typed, as the server is asked about it. Empty lines are no rows. */
export function parcelRows(table: readonly (readonly unknown[])[]): ReadTable {
  const head = (table[0] ?? []).map(textOf)
  const missing = names.filter((name) => !head.includes(columns[name]))
  if (missing.length > 0)
    return { kind: 'fault', words: `表头缺少：${missing.map((name) => columns[name]).join('、')}` }
  const cell = (cells: readonly unknown[], name: Column) => textOf(cells[head.indexOf(columns[name])])
  const rows = table
    .slice(1)
    .filter((cells) => cells.some((value) => textOf(value) !== ''))
    .map((cells) => ({
      orderNo: cell(cells, 'orderNo').slice(0, 40),
      courier: cell(cells, 'courier').slice(0, 20),
      parcelNo: cell(cells, 'parcelNo').slice(0, 40),
    }))
  if (rows.length === 0) return { kind: 'fault', words: '表格里没有数据' }
  if (rows.length > mostRows) return { kind: 'fault', words: `一次最多导入 ${mostRows} 行` }
  return { kind: 'rows', rows }
}
