import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'

/** The PDF of a demo invoice. The library is loaded with the first document. */
export async function invoicePdf(lines: readonly string[]): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const paper = new PdfDocument({ size: [612, 396], margin: 36, info: { Title: '电子发票' } })
  const written = buffer(paper)
  paper.font(createRequire(import.meta.url).resolve(font))
  paper.fontSize(20).fillColor('#8a3b2c').text('电子发票（普通发票）', { align: 'center' })
  paper.fontSize(12).fillColor('#1f2329')
  for (const line of lines) paper.moveDown(0.6).text(line)
  paper.end()
  return written
}
