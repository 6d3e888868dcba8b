import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { spreadsheetOf } from '#platform/spreadsheet.ts'
import { guide, limitsOf, requiredDocuments } from './manual-texts.ts'

const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'

/** The libraries are loaded with the first document: a process that writes none need not load them. */
export async function guidePdf(): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({ size: 'A4', margin: 44, info: { Title: '原力星球操作手册' } })
  const finished = buffer(pdf)
  pdf.font(createRequire(import.meta.url).resolve(font))
  pdf.fontSize(30).fillColor('#1f2329').text('原力星球操作手册', { align: 'center' })
  pdf.moveDown(0.4).fontSize(16).fillColor('#686f7a').text('员工与家庭成员适用', { align: 'center' })
  for (const { title, lines } of guide) {
    if (pdf.y > 520) pdf.addPage()
    pdf.moveDown(1.6).fontSize(22).fillColor('#1f2329').text(title)
    pdf.fontSize(18).fillColor('#4e5560')
    for (const line of lines) pdf.moveDown(0.5).text(line, { lineGap: 7 })
  }
  pdf.end()
  return finished
}

export function documentsXlsx(): Promise<Buffer> {
  const needed = requiredDocuments.flatMap(([visit, documents, note]) =>
    documents.map((pdf, at) =>
      at === 0
        ? [{ value: visit, rowSpan: documents.length }, pdf, { value: note, rowSpan: documents.length }]
        : [null, pdf, null],
    ),
  )
  const limits = limitsOf.map(([kind, deductible, ratio, yearly]) => [
    kind,
    { value: deductible, format: '¥#,##0' },
    { value: ratio, format: '0%' },
    { value: yearly, format: '¥#,##0' },
  ])
  return spreadsheetOf([
    {
      name: '材料清单',
      columns: [
        ['就诊类型', 12],
        ['需要的材料', 24],
        ['说明', 40],
      ],
      rows: needed,
    },
    {
      name: '赔付示例',
      columns: [
        ['责任', 16],
        ['免赔额', 10],
        ['赔付比例', 10],
        ['年度限额', 12],
      ],
      rows: limits,
    },
  ])
}
