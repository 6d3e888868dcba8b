import { toYuanText } from '@yf/domain/money'
import type { StoredInvoice } from './office.ts'

/** A page of text lines. Embedding Chinese needs a font, so Chinese text refers to the viewer's own Song font. */
export function invoicePdf({ invoiceNo, fen, at, order }: StoredInvoice): Buffer {
  const title = order.invoiceType === '2' ? '电子发票（普通发票）红字' : '电子发票（普通发票）'
  const lines = [
    `发票号码：${invoiceNo}`,
    `开票日期：${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)}`,
    `购买方：${order.buyerName}`,
    `纳税人识别号：${order.buyerTaxNum || '无'}`,
    ...order.invoiceDetail.map((line) => `${line.goodsName}   ${line.taxIncludedAmount} 元`),
    `价税合计：${toYuanText(fen)} 元`,
    '合作方沙箱中的示意发票，不作报销凭证',
  ]
  return pdfOf([textAt(title, 22, 180, 780), ...lines.map((line, at) => textAt(line, 13, 60, 720 - at * 28))])
}

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
const textAt = (text: string, size: number, x: number, y: number): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td <${hexOf(text)}> Tj ET`

function pdfOf(drawn: readonly string[]): Buffer {
  const stream = drawn.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
