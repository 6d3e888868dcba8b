import type { highExamCalls } from '@yf/contract/high-exam'
import type { ExamReportRow, ExamValue } from '@yf/contract/high-exam-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { isAbnormal, judge, type JudgedValue } from '@yf/domain/exam/judge'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { earlierReports, decryptedReports, reportOf, reportsOf, type ReportRow } from './report-store.ts'
import type { ReportContent } from './encrypted.ts'

const judgedOf = (content: ReportContent): JudgedValue[] =>
  content.values.map((value) => judge(value, content))

export const reports: RunCallHandler<typeof highExamCalls.reports> = async (page, ctx) => {
  const { accountId } = ctx.caller
  const { rows, total } = await reportsOf(ctx.db, accountId, page)
  const decrypted = await decryptedReports(ctx, accountId, rows)
  const records = rows.flatMap((row) => {
    const content = decrypted.get(row.id)
    return content ? toRowDto(row, content, judgedOf(content)) : []
  })
  return answer({ records, total })
}

const toRowDto = (
  row: ReportRow,
  { name }: ReportContent,
  judged: readonly JudgedValue[],
): ExamReportRow => ({
  id: row.id,
  name,
  userFamilyId: row.family_id,
  day: row.day,
  institutionName: row.institution_name,
  packageName: row.package_name,
  abnormal: judged.filter(isAbnormal).length,
  createTime: shanghaiMoment(row.created_at),
})

export const report: RunCallHandler<typeof highExamCalls.report> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const row = await reportOf(ctx.db, accountId, id)
  if (!row) return refuse('notFound')
  const years = await earlierReports(ctx.db, row)
  const decrypted = await decryptedReports(ctx, accountId, [...years, row])
  const content = decrypted.get(id)
  if (!content) return refuse('notFound')
  const judged = judgedOf(content)
  const file = row.file_id && (await filesById(ctx.db, accountId, [row.file_id])).get(row.file_id)
  return answer({
    ...toRowDto(row, content, judged),
    url: file ? `/files/${file.name}` : null,
    fileName: `体检报告-${row.day}.pdf`,
    conclusion: content.conclusion,
    values: judged.map((value) => ({ ...value, years: yearsOf(value, years, decrypted) })),
  })
}

/** The same item in the same unit: another laboratory's values in another unit would show a false jump. */
function yearsOf(
  { code, unit, value }: JudgedValue,
  years: readonly ReportRow[],
  decrypted: ReadonlyMap<string, ReportContent>,
): ExamValue['years'] {
  if (value === null) return []
  return years.flatMap(({ id, day }) => {
    const same = decrypted.get(id)?.values.find((one) => one.code === code && one.unit === unit)
    return same && same.value !== null ? [{ day, value: same.value }] : []
  })
}
