import type { PDFiumPage } from '@hyzyla/pdfium'
import type { TextLayer, TextPiece } from '@yf/ocr/document/text-layer'

/** More than a receipt or a list contains; a page with more text is recognised as a picture. */
const mostSigns = 12_000
/** Positions are expressed in this many steps across and down. */
const steps = 100_000
const invisible = 3
/** For a box of four doubles, one of four floats, and two integers. */
const roomBytes = 56
const [floats, wholes] = [32, 48]

/** From fpdf_text.h, fpdf_edit.h and fpdfview.h: functions that the library contains and does not export. */
type PdfiumCall =
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetTextObject'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDF_PageToDevice'

interface Engine {
  readonly page: number
  readonly memory: { malloc(size: number): number; free(pointer: number): void }
  readonly call: (name: PdfiumCall, ...numbers: readonly number[]) => number
  readonly view: (pointer: number) => DataView
}

function engineOf(page: PDFiumPage): Engine {
  const { module, pageIdx } = page as unknown as {
    module: Record<string, (...numbers: readonly number[]) => number> & {
      HEAPU8: Uint8Array
      wasmExports: Engine['memory']
    }
    pageIdx: number
  }
  return {
    page: pageIdx,
    memory: module.wasmExports,
    call: (name, ...numbers) => module[`_${name}`]!(...numbers),
    // Read anew each time: grown memory is another buffer.
    view: (pointer) => new DataView(module.HEAPU8.buffer, pointer, roomBytes),
  }
}

interface PdfGlyph {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The text of a page with its positions; empty when there is none, or far too much. */
export function textOf(page: PDFiumPage): TextLayer {
  const engine = engineOf(page)
  const text = engine.call('FPDFText_LoadPage', engine.page)
  if (!text) return []
  const pointer = engine.memory.malloc(roomBytes)
  try {
    const count = engine.call('FPDFText_CountChars', text)
    if (count < 1 || count > mostSigns) return []
    const signs = Array.from({ length: count }, (_, index) => signAt(engine, { text, pointer }, index))
    const { originalWidth, originalHeight } = page.getOriginalSize()
    return piecesOf(
      signs.filter((sign) => sign !== null),
      originalHeight / originalWidth,
    )
  } finally {
    engine.memory.free(pointer)
    engine.call('FPDFText_ClosePage', text)
  }
}

interface TextPage {
  readonly text: number
  readonly pointer: number
}

/** Null for gaps and invisible text: text behind a scan is the guess of another OCR. */
function signAt(engine: Engine, { text, pointer }: TextPage, index: number): PdfGlyph | null {
  const code = engine.call('FPDFText_GetUnicode', text, index)
  if (code <= 0x20 || code === 0xa0 || code === 0x3000 || code >= 0xfffe || isHalf(code)) return null
  const object = engine.call('FPDFText_GetTextObject', text, index)
  if (object && engine.call('FPDFTextObj_GetTextRenderMode', object) === invisible) return null
  // The width includes the surrounding space, the height is that of the ink: heights declared by fonts are often
  // wrong.
  const isPlaced =
    engine.call('FPDFText_GetLooseCharBox', text, index, pointer + floats) &&
    engine.call('FPDFText_GetCharBox', text, index, pointer, pointer + 8, pointer + 16, pointer + 24)
  if (!isPlaced) return null
  const view = engine.view(pointer)
  const [left, right] = [view.getFloat32(floats, true), view.getFloat32(floats + 8, true)]
  const [bottom, top] = [view.getFloat64(16, true), view.getFloat64(24, true)]
  const [[x1, y1], [x2, y2]] = [
    pagePoint(engine, pointer, left, top),
    pagePoint(engine, pointer, right, bottom),
  ]
  const box = {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  }
  const isOnPage = box.right > 0 && box.left < 1 && box.bottom > 0 && box.top < 1
  return isOnPage ? { text: String.fromCodePoint(code), ...box } : null
}

/** Uses the engine, which knows the rotation and origin of the page. */
function pagePoint(engine: Engine, pointer: number, x: number, y: number): readonly [x: number, y: number] {
  const [across, down] = [pointer + wholes, pointer + wholes + 4]
  engine.call('FPDF_PageToDevice', engine.page, 0, 0, steps, steps, 0, x, y, across, down)
  const view = engine.view(pointer)
  return [view.getInt32(wholes, true) / steps, view.getInt32(wholes + 4, true) / steps]
}

/** One half of a surrogate pair; names do not contain such rare characters. */
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff

/** Characters that follow each other on one line, without a gap as wide as between columns. */
function piecesOf(signs: readonly PdfGlyph[], aspect: number): TextPiece[] {
  const pieces: PdfGlyph[][] = []
  for (const sign of signs) {
    const piece = pieces[pieces.length - 1]
    if (piece && isNext(piece, sign, aspect)) piece.push(sign)
    else pieces.push([sign])
  }
  return pieces.map((piece) => {
    const [left, right] = [
      Math.min(...piece.map((one) => one.left)),
      Math.max(...piece.map((one) => one.right)),
    ]
    const [top, bottom] = [
      Math.min(...piece.map((one) => one.top)),
      Math.max(...piece.map((one) => one.bottom)),
    ]
    return {
      text: piece.map((one) => one.text).join(''),
      left,
      top,
      width: Math.max(right - left, 1 / steps),
      height: Math.max(bottom - top, 1 / steps),
    }
  })
}

/** A dot sits low and a dash high: they belong to a line that reaches near them. */
function isNext(piece: readonly PdfGlyph[], sign: PdfGlyph, aspect: number): boolean {
  const before = piece[piece.length - 1]!
  const [top, bottom] = [
    Math.min(...piece.map((one) => one.top)),
    Math.max(...piece.map((one) => one.bottom)),
  ]
  const height = Math.max(bottom - top, sign.bottom - sign.top)
  const reach = height / 2
  const middle = (sign.top + sign.bottom) / 2
  // The units of height and width differ. A substitute font leaves gaps.
  const room = 1.1 * height * aspect
  const gap = sign.left - before.right
  return middle > top - reach && middle < bottom + reach && gap > -room / 2 && gap < room
}
