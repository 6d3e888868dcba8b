import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'

/**
 * A PDF in Chinese to write on; `written` resolves to its bytes once it is ended. The library and its font are loaded
 * with the first PDF: a sandbox that prints nothing needs neither.
 */
export async function newPaper(
  options: PDFKit.PDFDocumentOptions,
): Promise<{ paper: PDFKit.PDFDocument; written: Promise<Buffer> }> {
  const { default: PdfDocument } = await import('pdfkit')
  const paper = new PdfDocument(options)
  const written = buffer(paper)
  paper.font(createRequire(import.meta.url).resolve(font))
  return { paper, written }
}
