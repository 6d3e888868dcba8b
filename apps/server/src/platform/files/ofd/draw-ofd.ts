import PdfKit from 'pdfkit'
import { regularFontFile, writable } from '@yf/papers/layout/fonts'
import type { DrawFault, DrawnPage, DrawOrder } from '../draw-messages.ts'
import { drawPdf } from '../draw-pdf.ts'
import { ofdPages, type OfdPage } from './ofd-pages.ts'
import type { PlacedPath, PlacedText } from './page-content.ts'

const pointsPerMm = 72 / 25.4
const fontName = 'regular'

/**
 * Converts an OFD to a PDF, which is then rendered and read like any other: its text in our font and its lines,
 * nothing else. Pictures and seals inside are left out.
 */
export async function* drawOfd(order: DrawOrder): AsyncGenerator<DrawnPage | DrawFault> {
  const pages = ofdPages(Buffer.from(order.bytes), order)
  if (typeof pages === 'string') return yield pages
  yield* drawPdf({ ...order, kind: 'pdf', bytes: await pdfOf(pages) })
}

async function pdfOf(pages: readonly OfdPage[]): Promise<Uint8Array> {
  const doc = new PdfKit({ autoFirstPage: false, margin: 0 })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => void parts.push(part))
  const ended = new Promise<void>((resolve) => {
    doc.on('end', () => resolve())
  })
  doc.registerFont(fontName, regularFontFile())
  for (const page of pages) {
    doc.addPage({ size: [page.width * pointsPerMm, page.height * pointsPerMm], margin: 0 })
    doc.save().scale(pointsPerMm)
    for (const one of page.paths) drawPath(doc, one)
    for (const one of page.texts) drawText(doc, one)
    doc.restore()
  }
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function drawPath(doc: PDFKit.PDFDocument, { steps, width, colour, fill }: PlacedPath): void {
  for (const [sign, ...numbers] of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (sign === 'M') doc.moveTo(a, b)
    else if (sign === 'L') doc.lineTo(a, b)
    else if (sign === 'Q') doc.quadraticCurveTo(a, b, c, d)
    else if (sign === 'B') doc.bezierCurveTo(a, b, c, d, e, f)
    else doc.closePath()
  }
  if (fill) doc.fill(fill)
  else doc.lineWidth(width).stroke(colour)
}

function drawText(doc: PDFKit.PDFDocument, { text, x, y, size, colour }: PlacedText): void {
  const writableText = writable(text, () => true).replaceAll('\n', ' ')
  if (writableText === '' || !(size > 0)) return
  doc
    .font(fontName, size)
    .fillColor(colour)
    .text(writableText, x, y, { lineBreak: false, baseline: 'alphabetic' })
}
