import type { FengshiReport } from '@yf/partner-contract/fengshi'
import { newPdf } from '../pdf/new-pdf.ts'

const ink = { dark: '#23262b', soft: '#686f7a', rule: '#d9dde3', red: '#b3261e' }
const columns = [44, 214, 324, 414] as const

export interface ReportCover {
  readonly name: string
  readonly institution: string
  readonly meal: string
}

/** Renders the report as a PDF. */
export async function drawReport(
  { name, institution, meal }: ReportCover,
  { reportNo, date, conclusion, values }: Omit<FengshiReport, 'pdfBase64'>,
): Promise<Buffer> {
  const { pdf, finished } = await newPdf({ size: 'A4', margin: 44, info: { Title: '体检报告' } })
  pdf.fontSize(24).fillColor(ink.dark).text('体检报告', { align: 'center' })
  pdf.moveDown(0.3).fontSize(12).fillColor(ink.soft).text(institution, { align: 'center' })
  pdf.moveDown(1).fontSize(11).text(`姓名 ${name}　体检日期 ${date}　套餐 ${meal}`)
  pdf.text(`报告编号 ${reportNo}`).moveDown(1)
  row(pdf, ['项目', '结果', '单位', '提示'], ink.soft)
  for (const { itemName, text, unit, abnormal } of values)
    row(pdf, [itemName, text, unit, abnormal ? '异常' : ''], abnormal ? ink.red : ink.dark)
  pdf.moveDown(1.2).fontSize(14).fillColor(ink.dark).text('总检结论', columns[0])
  pdf.moveDown(0.4).fontSize(11).fillColor(ink.dark).text(conclusion, { lineGap: 5 })
  pdf.moveDown(1).fontSize(9).fillColor(ink.soft).text('合作方沙箱绘制的示意报告，只用于开发与测试。')
  pdf.end()
  return finished
}

function row(pdf: PDFKit.PDFDocument, cells: readonly string[], color: string): void {
  const { y } = pdf
  pdf.fontSize(11).fillColor(color)
  cells.forEach((cell, at) =>
    pdf.text(cell, columns[at] ?? 44, y, { width: (columns[at + 1] ?? 551) - (columns[at] ?? 44) - 8 }),
  )
  pdf.y = Math.max(pdf.y, y + 18) + 4
  pdf.moveTo(44, pdf.y).lineTo(551, pdf.y).lineWidth(0.5).strokeColor(ink.rule).stroke()
  pdf.y += 5
}
