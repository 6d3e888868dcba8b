import type { ImportColumn } from '@yf/domain/sheet-import'
import { longSpreadsheetOf, spreadsheetOf } from '#platform/spreadsheet.ts'
import type { ImportContext, ImportKind, RowValues } from './kinds.ts'
import { faultyRows, type ImportBatch } from './store.ts'
import { valuesOfRow } from './write-job.ts'

const width = 18
const titlesOf = (columns: readonly ImportColumn[]) => columns.map(({ title }) => [title, width] as const)

/** Cells are texts, never formulas: what somebody typed is shown and not run. */
const cellsOf = (columns: readonly ImportColumn[], values: RowValues): (string | number | null)[] =>
  columns.map(({ key }) => values[key] || null)

export const templateSheet = ({ columns }: ImportKind): Promise<Buffer> =>
  spreadsheetOf([
    { name: '名单', columns: titlesOf(columns), rows: [] },
    {
      name: '填写说明',
      columns: [
        ['列', 16],
        ['是否必填', 10],
        ['说明', 50],
      ],
      rows: columns.map(({ title, isRequired, note }) => [title, isRequired ? '必填' : '', note]),
    },
  ])

const perPage = 500

/** The rows as they were uploaded, so that they can be corrected and uploaded again. */
export function faultSheetOf(ctx: ImportContext, kind: ImportKind, batch: ImportBatch): Promise<Buffer> {
  const columns = kind.columns.filter(({ key }) => key in batch.mapping)
  const titles = [...titlesOf(columns), ['原文件行号', 12] as const, ['错误原因', 60] as const]
  return longSpreadsheetOf({ name: '错误明细', columns: titles, rows: faultRows(ctx, columns, batch) })
}

async function* faultRows(ctx: ImportContext, columns: readonly ImportColumn[], batch: ImportBatch) {
  let after = 0
  for (;;) {
    const faulty = await faultyRows(ctx.db, batch, after, perPage)
    for (const row of faulty) {
      const reasons = row.faults.map(({ column, message }) => `${column}：${message}`).join('；')
      yield [...cellsOf(columns, valuesOfRow(ctx, row)), row.line, reasons]
    }
    if (faulty.length < perPage) return
    after = faulty.at(-1)!.line
  }
}

export async function exportSheet(
  ctx: ImportContext,
  { columns, exported }: ImportKind,
  companyId: string,
): Promise<{ readonly bytes: Buffer; readonly count: number }> {
  let count = 0
  async function* rows() {
    for await (const values of exported(ctx, companyId)) {
      count++
      yield cellsOf(columns, values)
    }
  }
  const bytes = await longSpreadsheetOf({ name: '名单', columns: titlesOf(columns), rows: rows() })
  return { bytes, count }
}
