import Pdf from 'pdfkit'
import { fonts, missingMark, writable } from './fonts.ts'

export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 76, bottom: 64 } as const
export const inner = page.width - page.left - page.right
const floor = page.height - page.bottom

export const ink = {
  text: '#1F2733',
  soft: '#5B6675',
  faint: '#8A94A3',
  rule: '#D5DAE1',
  band: '#F3F5F8',
  accent: '#14558F',
} as const

export interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right' | 'justify'
  readonly lineGap?: number
}

export interface PdfMetadata {
  readonly title: string
  /** Printed at the head of each page. */
  readonly issuer: string
  readonly number: string
  /** Part of the bytes: the same document generated later is the same file. */
  readonly madeAt: Date
}

export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument
  /** Where the next block begins. */
  y: number
  heightOf(text: string, width: number, style?: Style): number
  /** Draws inside a box and returns the height used; does not move `y`. */
  write(text: string, x: number, y: number, width: number, style?: Style): number
  /** Starts a new page where fewer than `height` points are left. */
  makeRoom(height: number): boolean
  turnPage(): void
  finish(): Promise<Uint8Array>
}

interface GlyphSource {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

export function openPdf(facts: PdfMetadata): PdfWriter {
  const doc = newDocument(facts)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  let hasGap = false

  const prepare = (text: string, { size = 10, bold = false }: Style) => {
    doc.font(bold ? 'bold' : 'regular').fontSize(size)
    // pdfkit draws nothing for a character that the font lacks, and only the font itself knows which.
    const { font } = (doc as unknown as GlyphSource)['_font']
    const writableText = writable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
    hasGap ||= writableText.includes(missingMark)
    return writableText
  }
  const options = (width: number, { align = 'left', lineGap = 2.5 }: Style) => ({ width, align, lineGap })

  const pdf: PdfWriter = {
    doc,
    y: page.top,
    heightOf: (text, width, style = {}) => doc.heightOfString(prepare(text, style), options(width, style)),
    write(text, x, y, width, style = {}) {
      const writableText = prepare(text, style)
      const height = doc.heightOfString(writableText, options(width, style))
      doc.fillColor(style.color ?? ink.text).text(writableText, x, y, options(width, style))
      return height
    },
    makeRoom(height) {
      if (pdf.y + height <= floor) return false
      pdf.turnPage()
      return true
    },
    turnPage() {
      doc.addPage()
      pdf.y = page.top
    },
    async finish() {
      drawMargins(pdf, facts, () => hasGap)
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
  return pdf
}

function newDocument({ title, issuer, madeAt }: PdfMetadata) {
  const doc = new Pdf({
    size: 'A4',
    // Bottom zero, because pdfkit would break the page automatically under a footer; only `makeRoom` breaks pages.
    margins: { top: 0, bottom: 0, left: page.left, right: page.right },
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: title,
      Author: issuer,
      Creator: issuer,
      Producer: issuer,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  doc.registerFont('regular', fonts().regular).registerFont('bold', fonts().bold)
  return doc
}

/** Head and foot of each page, once the number of pages is known. */
function drawMargins(pdf: PdfWriter, { issuer, number, title }: PdfMetadata, hasGap: () => boolean): void {
  const { doc } = pdf
  const right = page.width - page.right
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at)
    doc.rect(page.left, 36, 3.5, 15).fill(ink.accent)
    pdf.write(issuer, page.left + 11, 35, 280, { size: 11, bold: true, color: ink.accent })
    pdf.write(number, page.left + inner / 2, 38, inner / 2, { size: 8.5, color: ink.soft, align: 'right' })
    doc.moveTo(page.left, 60).lineTo(right, 60).lineWidth(0.8).stroke(ink.accent)
    doc
      .moveTo(page.left, floor + 18)
      .lineTo(right, floor + 18)
      .lineWidth(0.5)
      .stroke(ink.rule)
    const foot = { size: 8, color: ink.faint } as const
    pdf.write(title, page.left, floor + 25, inner / 3, foot)
    pdf.write(`第 ${at + 1} 页，共 ${count} 页`, page.left + inner / 3, floor + 25, inner / 3, {
      ...foot,
      align: 'center',
    })
    if (hasGap())
      pdf.write(`“${missingMark}”为字库暂缺的字`, page.left + (inner * 2) / 3, floor + 25, inner / 3, {
        ...foot,
        align: 'right',
      })
  }
}
