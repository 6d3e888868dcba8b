import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium'
import { textOf } from './pdf-text.ts'
import type { DrawFault, DrawnPage, DrawOrder } from './draw-messages.ts'

/** Printed text is readable at this resolution (dots per inch); the page's own unit is 1/72. */
const dotsPerPoint = 200 / 72

/** Renders what a printer would print. This build has no script engine; attachments and links are not followed. */
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
  // Checked before rendering: a line across the page costs milliseconds, and takes three bytes in the file.
  if (page.getObjectCount() > mostObjects) return 'tooComplex'
  const { originalWidth: across, originalHeight: down } = page.getOriginalSize()
  if (!(across >= 1 && down >= 1)) return 'broken'
  // A page may claim to be a hundred metres wide: the picture has our size, never the page's.
  const scale = Math.min(dotsPerPoint, longestSide / Math.max(across, down))
  const width = Math.max(1, Math.floor(across * scale))
  const height = Math.max(1, Math.floor(down * scale))
  // Read before rendering, because rendering closes the page.
  const layer = textOf(page)
  // The seal of an electronic invoice is in a signature field.
  const { data } = await page.render({ width, height, scale: 1, renderFormFields: true })
  return { width, height, pixels: data, layer }
}
