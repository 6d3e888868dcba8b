import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fillIn } from './fill-in.ts'

export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface PageDrawing {
  readonly done: Promise<void>
  cancel(): void
}

/** An open PDF. Pages are counted from 1. */
export interface PdfFile {
  readonly pages: number
  /** Size of the first page, assumed for the others until they are drawn. */
  readonly first: PageSize
  sizeOf(page: number): Promise<PageSize>
  /** Draws the page at this width in pixels. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): PageDrawing
  /** For members who cannot see the drawing. */
  textOf(page: number): Promise<string>
  close(): void
}

/** Phones draw nothing on a larger canvas. */
const mostPixels = 5_000_000

async function load() {
  fillIn()
  const [pdf, { default: PdfWorker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('./pdf-worker.ts?worker'),
  ])
  return { pdf, PdfWorker, assets: `${import.meta.env.BASE_URL}assets/pdf-${pdf.version}/` }
}

const unreadable = (error: unknown) =>
  new Error(
    (error as Error).name === 'PasswordException'
      ? '文件有密码保护，无法在此打开，请下载后查看'
      : '文件打不开，可能已损坏，请稍后重试或联系在线客服',
  )

/**
 * Nothing in the file is executed: this release never evaluates code, the sandbox for document scripts is not
 * shipped, XFA forms are off, and annotations are drawn as pictures.
 */
export async function openPdf(file: Blob): Promise<PdfFile> {
  const { pdf, PdfWorker, assets } = await load()
  const port = new PdfWorker()
  const worker = pdf.PDFWorker.create({ port })
  const task = pdf.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    enableXfa: false,
    useWasm: false,
    wasmUrl: `${assets}wasm/`,
    cMapUrl: `${assets}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${assets}standard_fonts/`,
    maxImageSize: 50_000_000,
    verbosity: pdf.VerbosityLevel.ERRORS,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    const document = await task.promise
    return { ...(await pdfFileOf(document, pdf.AnnotationMode.ENABLE)), close }
  } catch (error) {
    close()
    throw unreadable(error)
  }
}

async function pdfFileOf(
  document: PDFDocumentProxy,
  annotationMode: number,
): Promise<Omit<PdfFile, 'close'>> {
  const sizeOf = async (page: number): Promise<PageSize> => {
    const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 })
    return { width, height }
  }
  const draw = (page: number, canvas: HTMLCanvasElement, width: number): PageDrawing => {
    let isOff = false
    let cancel = () => undefined as void
    const run = async () => {
      const drawn = await document.getPage(page)
      if (isOff) return
      const plain = drawn.getViewport({ scale: 1 })
      const scale = Math.min(width / plain.width, Math.sqrt(mostPixels / (plain.width * plain.height)))
      const viewport = drawn.getViewport({ scale })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const rendering = drawn.render({ canvas, viewport, annotationMode })
      cancel = () => rendering.cancel()
      await rendering.promise
    }
    const off = () => {
      isOff = true
      cancel()
    }
    return { done: run(), cancel: off }
  }
  const textOf = async (page: number) => {
    const { items } = await (await document.getPage(page)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return { pages: document.numPages, first: await sizeOf(1), sizeOf, draw, textOf }
}
