import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'

/**
 * A PDF in Chinese to write on; `written` resolves to its bytes once it is ended. The library and its font are loaded
 * with the first PDF: a sandbox that prints nothing needs neither.
 */
export async function newPdf(
  options: PDFKit.PDFDocumentOptions,
): Promise<{ pdf: PDFKit.PDFDocument; finished: Promise<Buffer> }> {
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument(options)
  const finished = buffer(pdf)
  pdf.font(createRequire(import.meta.url).resolve(font))
  return { pdf, finished }
}
