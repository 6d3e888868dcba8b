import type { PremiumLineRow, premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { formatFen, toYuan } from '@yf/domain/money'
import { premiumChanges } from '@yf/domain/premium-line'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { longSpreadsheetOf } from '#platform/spreadsheet.ts'
import { everyLine } from '../store.ts'
import { toLineRows } from './dto.ts'
import { labelOf, scopedStatement, sumsOf } from './scope.ts'

const perPage = 500
const columns = [
  ['姓名', 14],
  ['参保类别与天数', 40],
  ['天数', 8],
  ['本月保费（元）', 14],
  ['更正往月（元）', 14],
  ['合计（元）', 14],
  ['上月合计（元）', 14],
  ['与上月差额（元）', 14],
  ['差额说明', 50],
] as const

const classText = ({ className, yearlyFen, days }: PremiumLineRow['classes'][number]): string =>
  `${className} ${days} 天${yearlyFen === null ? '（未约定保费）' : ''}`

export const changeText = ({ kind, fen }: PremiumLineRow['changes'][number]): string =>
  `${premiumChanges[kind]} ${formatFen(fen, { sign: true })}`

const cellsOf = (line: PremiumLineRow): (string | number | null)[] => [
  line.name,
  line.classes.map(classText).join('、'),
  line.days,
  toYuan(line.premiumFen),
  toYuan(line.correctionFen),
  toYuan(line.totalFen),
  toYuan(line.previousFen),
  toYuan(line.totalFen - line.previousFen),
  line.changes.map(changeText).join('；'),
]

/** The last row has the sums of the statement. */
export const exportStatement: RunCallHandler<typeof premiumsAdminCalls.exportStatement> = async (
  input,
  ctx,
) => {
  const found = await scopedStatement(ctx, input)
  if (!found || found.statement.state === 'computing') return refuse('notFound')
  const { company, contract, statement } = found
  async function* rows() {
    for await (const page of everyLine(ctx.db, statement, perPage))
      for (const line of await toLineRows(ctx.db, found!, page)) yield cellsOf(line)
    yield sumRow()
  }
  const sumRow = () => {
    const { totalFen } = sumsOf(statement)
    return [
      '合计',
      null,
      null,
      toYuan(statement.premium_fen),
      toYuan(statement.correction_fen),
      toYuan(totalFen),
      toYuan(statement.previous_fen),
      toYuan(totalFen - statement.previous_fen),
      null,
    ]
  }
  const { month } = labelOf(found)
  const bytes = await longSpreadsheetOf({ name: '保费账单', columns, rows: rows() })
  await recordAuditEvent(ctx, {
    action: 'exportPremium',
    payload: { ...labelOf(found), ...sumsOf(statement) },
  })
  const name = statement.statement_no ?? `${contract.contractNo}-${month}-未出具`
  return answer({
    fileName: `保费账单-${company.name}-${name}.xlsx`,
    base64: bytes.toString('base64'),
  })
}
