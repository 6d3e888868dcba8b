import type { ImportColumn } from '@yf/domain/sheet-import'
import { spreadsheetOf, type SheetCell } from '#platform/spreadsheet.ts'
import type { ImportContext, ImportKind, RowValues } from './kinds.ts'
import { faultyRows, type ImportBatch } from './store.ts'
import { valuesOfRow } from './write-job.ts'

const width = 18
const titlesOf = (columns: readonly ImportColumn[]) => columns.map(({ title }) => [title, width] as const)

/** Cells are texts, never formulas: what somebody typed is shown and not run. */
const cellsOf = (columns: readonly ImportColumn[], values: RowValues): SheetCell[] =>
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
export async function faultSheetOf(
  ctx: ImportContext,
  kind: ImportKind,
  batch: ImportBatch,
): Promise<Buffer> {
  const columns = kind.columns.filter(({ key }) => key in batch.mapping)
  const rows: SheetCell[][] = []
  let after = 0
  for (;;) {
    const faulty = await faultyRows(ctx.db, batch, after, perPage)
    for (const row of faulty) {
      const reasons = row.faults.map(({ column, message }) => `${column}：${message}`).join('；')
      rows.push([...cellsOf(columns, valuesOfRow(ctx, row)), row.line, reasons])
    }
    if (faulty.length < perPage) break
    after = faulty.at(-1)!.line
  }
  const titles = [...titlesOf(columns), ['原文件行号', 12] as const, ['错误原因', 60] as const]
  return spreadsheetOf([{ name: '错误明细', columns: titles, rows }])
}

export async function exportSheet(
  ctx: ImportContext,
  kind: ImportKind,
  companyId: string,
): Promise<{ readonly bytes: Buffer; readonly count: number }> {
  const rows: SheetCell[][] = []
  for await (const values of kind.exported(ctx, companyId)) rows.push(cellsOf(kind.columns, values))
  const bytes = await spreadsheetOf([{ name: '名单', columns: titlesOf(kind.columns), rows }])
  return { bytes, count: rows.length }
}
