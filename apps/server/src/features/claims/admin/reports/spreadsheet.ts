import type { Report, ReportRow } from '@yf/contract/report-shapes'
import { visitTypes } from '@yf/domain/claim-materials'
import { formatFen, toYuan } from '@yf/domain/money'
import { spreadsheetOf, type SheetCell, type SheetTable } from '#platform/spreadsheet.ts'
import type { LargeCase } from './report-store.ts'

/** A number that can be summed, in yuan: fen are the decimals. */
const yuan = (fen: number): SheetCell => ({ value: toYuan(fen), format: '#,##0.00' })
const count = (value: number): SheetCell => ({ value, format: '#,##0' })

type Column<Row> = readonly [name: string, width: number, cell: (row: Row) => SheetCell]

const tableOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  more: readonly (readonly SheetCell[])[] = [],
): SheetTable => ({
  name,
  columns: columns.map(([title, width]) => [title, width]),
  rows: [...rows.map((row) => columns.map(([, , cell]) => cell(row))), ...more],
})

const sums: readonly Column<ReportRow>[] = [
  ['案件数', 10, ({ cases }) => count(cases)],
  ['发票数', 10, ({ receipts }) => count(receipts)],
  ['账单金额', 16, ({ billedFen }) => yuan(billedFen)],
  ['不在保障范围', 16, ({ excludedFen }) => yuan(excludedFen)],
  ['医保支付', 16, ({ socialFen }) => yuan(socialFen)],
  ['目录外自费', 16, ({ ownExpenseFen }) => yuan(ownExpenseFen)],
  ['免赔额', 16, ({ deductibleFen }) => yuan(deductibleFen)],
  ['超限额', 16, ({ overLimitFen }) => yuan(overLimitFen)],
  ['赔付金额', 16, ({ payableFen }) => yuan(payableFen)],
]

const lines: readonly Column<ReportRow>[] = [
  ['月份', 10, ({ month }) => month],
  ['保险公司', 22, ({ insurer }) => insurer],
  ['保险责任', 22, ({ liability }) => liability],
  ...sums,
]

const refused: readonly Column<Report['rejected'][number]>[] = [
  ['月份', 10, ({ month }) => month],
  ['保险公司', 22, ({ insurer }) => insurer],
  ['拒赔案件数', 12, ({ cases }) => count(cases)],
  ['账单金额', 16, ({ billedFen }) => yuan(billedFen)],
]

export type ListedCase = LargeCase & { readonly companyName: string }

const listed: readonly Column<ListedCase>[] = [
  ['月份', 10, ({ month }) => month],
  ['保险公司', 22, ({ insurer }) => insurer],
  ['案件号', 24, ({ case_no }) => case_no],
  ['投保企业', 22, ({ companyName }) => companyName],
  ['就诊类型', 12, ({ visit_type }) => (visit_type ? visitTypes[visit_type] : '')],
  ['账单金额', 16, ({ billed_fen }) => yuan(billed_fen)],
  ['赔付金额', 16, ({ payable_fen }) => yuan(payable_fen ?? 0)],
]

/** A case with lines under two liabilities counts under both, so cases are not summed. */
function totalOf(rows: readonly ReportRow[]): SheetCell[] {
  const sum = (pick: (row: ReportRow) => number) => yuan(rows.reduce((all, row) => all + pick(row), 0))
  return [
    { value: '合计', isBold: true },
    null,
    null,
    null,
    count(rows.reduce((all, { receipts }) => all + receipts, 0)),
    sum(({ billedFen }) => billedFen),
    sum(({ excludedFen }) => excludedFen),
    sum(({ socialFen }) => socialFen),
    sum(({ ownExpenseFen }) => ownExpenseFen),
    sum(({ deductibleFen }) => deductibleFen),
    sum(({ overLimitFen }) => overLimitFen),
    sum(({ payableFen }) => payableFen),
  ]
}

/** `largeFen` is null if large cases are not listed. */
export function spreadsheet(
  { rows, rejected }: Report,
  large: readonly ListedCase[],
  largeFen: number | null,
): Promise<Buffer> {
  return spreadsheetOf([
    tableOf('按月按责任', lines, rows, [totalOf(rows)]),
    tableOf('拒赔', refused, rejected),
    ...(largeFen === null ? [] : [tableOf(`${formatFen(largeFen)}以上赔案`, listed, large)]),
  ])
}
