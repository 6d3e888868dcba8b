import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'

/** The PDF of a demo invoice. The library is loaded with the first document. */
export async function invoicePdf(lines: readonly string[]): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({ size: [612, 396], margin: 36, info: { Title: '电子发票' } })
  const finished = buffer(pdf)
  pdf.font(createRequire(import.meta.url).resolve(font))
  pdf.fontSize(20).fillColor('#8a3b2c').text('电子发票（普通发票）', { align: 'center' })
  pdf.fontSize(12).fillColor('#1f2329')
  for (const line of lines) pdf.moveDown(0.6).text(line)
  pdf.end()
  return finished
}
