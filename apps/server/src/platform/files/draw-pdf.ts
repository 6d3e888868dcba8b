import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium'
import { textOf } from './pdf-text.ts'
import type { DrawFault, DrawnPage, DrawOrder } from './draw-messages.ts'

/** Letters of a printed page are well read at this many dots an inch; the page's own unit is 1/72. */
const dotsPerPoint = 200 / 72

/** What a printer would put on paper. This build has no script engine; attachments and links stay where they are. */
export async function* drawPdf(order: DrawOrder): AsyncGenerator<DrawnPage | DrawFault> {
  const library = await PDFiumLibrary.init()
  const document = await open(library, order.bytes)
  if (typeof document === 'string') return yield document
  const count = document.getPageCount()
  if (count === 0) return yield 'empty'
  if (count > order.mostPages) return yield 'tooManyPages'
  for (const page of document.pages()) yield await drawn(page, order)
}

async function open(library: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument | DrawFault> {
  try {
    return await library.loadDocument(bytes)
  } catch (error) {
    return /password|security/i.test(String(error)) ? 'encrypted' : 'broken'
  }
}

async function drawn(
  page: PDFiumPage,
  { longestSide, mostObjects }: DrawOrder,
): Promise<DrawnPage | DrawFault> {
  // Known before anything is drawn: a line across the page costs milliseconds, and fits into three bytes of the file.
  if (page.getObjectCount() > mostObjects) return 'tooComplex'
  const { originalWidth: across, originalHeight: down } = page.getOriginalSize()
  if (!(across >= 1 && down >= 1)) return 'broken'
  // A page may say that it is a hundred metres wide: it becomes a picture of our size, never of its own.
  const scale = Math.min(dotsPerPoint, longestSide / Math.max(across, down))
  const width = Math.max(1, Math.floor(across * scale))
  const height = Math.max(1, Math.floor(down * scale))
  // Before it is drawn: drawing closes the page.
  const layer = textOf(page)
  // The seal of an electronic invoice stands in a signature field.
  const { data } = await page.render({ width, height, scale: 1, renderFormFields: true })
  return { width, height, pixels: data, layer }
}
