import { buffer } from 'node:stream/consumers'
import { regularFontFile } from '@yf/papers/layout/fonts'
import { setReportFile, type ReportRow } from '#features/high-exam/report-store.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { examFindings } from './exam-findings.ts'
import { people } from './people.ts'

const columns = [44, 234, 374, 464] as const

const findingsOf = ({ report_no }: ReportRow) =>
  examFindings[report_no.replace('DEMO-', '') as keyof typeof examFindings]

/** The documents of the demo's exam reports, rendered after the start like the manuals. */
export async function addExamReportDocuments(services: Services, db: Db): Promise<void> {
  const waiting = await db
    .selectFrom('exam_report')
    .selectAll()
    .where('report_no', 'like', 'DEMO-%')
    .where('file_id', 'is', null)
    .execute()
  for (const row of waiting) {
    const body = await draw(row)
    await db.transaction().execute(async (tx) => {
      const owner = { ownerId: row.account_id, companyId: null, module: 'exam' }
      const file = { ...owner, contentType: 'application/pdf', body }
      const { id } = await keepFile({ ...services, db: tx }, file)
      await setReportFile(tx, row, id)
    })
  }
}

async function draw(row: ReportRow): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({ size: 'A4', margin: 44, info: { Title: '体检报告' } })
  const finished = buffer(pdf)
  const { conclusion, values } = findingsOf(row)
  pdf.font(regularFontFile())
  pdf.fontSize(24).fillColor('#23262b').text('体检报告', { align: 'center' })
  pdf.moveDown(0.3).fontSize(12).fillColor('#686f7a').text(row.institution_name, { align: 'center' })
  pdf.moveDown(1).fontSize(11).text(`姓名 ${people[0]!.name}　体检日期 ${row.day}　套餐 ${row.package_name}`)
  pdf.moveDown(0.6)
  for (const { name, text, unit } of values) line(pdf, [name, text, unit])
  pdf.moveDown(1).fontSize(14).fillColor('#23262b').text('总检结论', columns[0])
  pdf.moveDown(0.4).fontSize(11).text(conclusion, { lineGap: 5 })
  pdf.end()
  return finished
}

function line(pdf: PDFKit.PDFDocument, cells: readonly string[]): void {
  const { y } = pdf
  pdf.fontSize(11).fillColor('#23262b')
  cells.forEach((cell, at) => pdf.text(cell, columns[at] ?? 44, y, { width: 180 }))
  pdf.y = y + 22
}
