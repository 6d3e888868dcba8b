import type { QuotaRow } from '@yf/contract/card-desk'

/** The columns of a quota table, by the name in their head; those of `optional` may be missing. */
const columns = {
  phone: '手机号',
  familyName: '家属姓名',
  benefit: '权益名称',
  supplierCode: '服务商',
  amount: '数量',
  unit: '单位',
  startDay: '开始日期',
  endDay: '结束日期',
} as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

export const quotaHead: readonly string[] = Object.values(columns)
/** So that nobody begins with an empty sheet. */
export const quotaExample = ['13800000000', '', '年度体检', 'FENGSHI', '1', '次', '2026-01-01', '2026-12-31']

export const mostRows = 1000

export type ReadTable =
  | { readonly kind: 'rows'; readonly rows: readonly QuotaRow[] }
  | { readonly kind: 'fault'; readonly words: string }

const pad = (part: number) => String(part).padStart(2, '0')

/** As an operator sees it in the cell: a date as a day, a phone without decimals. */
function textOf(value: unknown): string {
  if (value instanceof Date)
    return `${value.getUTCFullYear()}-${pad(value.getUTCMonth() + 1)}-${pad(value.getUTCDate())}`
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Rows by the names of their columns, in whatever order these stand; empty lines are no rows. */
export function quotaRows(table: readonly (readonly unknown[])[]): ReadTable {
  const head = (table[0] ?? []).map(textOf)
  const places = new Map(names.map((name) => [name, head.indexOf(columns[name])]))
  const missing = names.filter((name) => name !== 'familyName' && places.get(name) === -1)
  if (missing.length > 0)
    return { kind: 'fault', words: `表头缺少：${missing.map((name) => columns[name]).join('、')}` }
  const rows = table.slice(1).flatMap((cells, at): QuotaRow[] => {
    const cell = (name: Column) => textOf(cells[places.get(name) ?? -1]).slice(0, 100)
    if (cells.every((value) => textOf(value) === '')) return []
    return [
      {
        // As the sheet numbers its lines, the head being the first.
        line: at + 2,
        phone: cell('phone'),
        familyName: cell('familyName'),
        benefit: cell('benefit'),
        supplierCode: cell('supplierCode'),
        amount: cell('amount'),
        unit: cell('unit'),
        startDay: cell('startDay'),
        endDay: cell('endDay'),
      },
    ]
  })
  if (rows.length === 0) return { kind: 'fault', words: '表格里没有数据' }
  return rows.length > mostRows
    ? { kind: 'fault', words: `一次最多导入 ${mostRows} 行，请分成几个文件` }
    : { kind: 'rows', rows }
}
