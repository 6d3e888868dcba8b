import { createCanvas } from '@napi-rs/canvas'
import { fontOf, type Face } from './fonts.ts'
import { mark, type RenderedPage } from './page.ts'
import type { Random } from './random.ts'
import type { FieldName } from './truth.ts'

export interface Pen {
  readonly face: Face
  readonly size: number
  readonly color: string
  /** Horizontal scale: narrow forms condense their letters. */
  readonly widthScale?: number
  readonly spacing?: number
  /** Dots of a needle printer instead of outlines. */
  readonly isDotted?: boolean
  /** A weak needle leaves a pale line through every letter. */
  readonly weakNeedle?: number
}

export interface TextPlacement {
  readonly align?: 'left' | 'center' | 'right'
  /** Condensed where it would be wider than this. */
  readonly fit?: number
  readonly field?: FieldName
}

/** Writes one line, `y` at its middle, and returns its width. */
export function write(
  page: RenderedPage,
  text: string,
  x: number,
  y: number,
  pen: Pen,
  placing: TextPlacement = {},
): number {
  const { ctx } = page
  ctx.save()
  ctx.font = fontOf(pen.face, pen.size)
  ctx.textBaseline = 'alphabetic'
  const spacing = pen.spacing ?? 0
  const natural = widthOf(page, text, pen)
  const squeeze = placing.fit && natural > placing.fit ? placing.fit / natural : 1
  const width = natural * squeeze
  const left = placing.align === 'right' ? x - width : placing.align === 'center' ? x - width / 2 : x
  ctx.translate(left, y + pen.size * 0.36)
  ctx.scale((pen.widthScale ?? 1) * squeeze, 1)
  ctx.fillStyle = pen.color
  if (pen.isDotted) dots(page, text, pen)
  else if (spacing === 0) ctx.fillText(text, 0, 0)
  else {
    let at = 0
    for (const letter of text) {
      ctx.fillText(letter, at, 0)
      at += ctx.measureText(letter).width + spacing
    }
  }
  ctx.restore()
  if (placing.field && text !== '')
    mark(page, placing.field, [left, y - pen.size * 0.55, width, pen.size * 1.1])
  return width
}

export function widthOf(page: RenderedPage, text: string, pen: Pen): number {
  const { ctx } = page
  ctx.save()
  ctx.font = fontOf(pen.face, pen.size)
  const width = ctx.measureText(text).width + (pen.spacing ?? 0) * Math.max(0, [...text].length - 1)
  ctx.restore()
  return width * (pen.widthScale ?? 1)
}

const pins = 24

export function weakNeedle(random: Random): Pick<Pen, 'weakNeedle'> {
  return random.chance(0.4) ? { weakNeedle: random.int(8, 22) } : {}
}

/** Twenty-four needles a line, each a small round spot. */
function dots(page: RenderedPage, text: string, pen: Pen): void {
  const { ctx } = page
  ctx.font = fontOf(pen.face, pins)
  const columns = Math.ceil(ctx.measureText(text).width) + 2
  const rows = Math.ceil(pins * 1.4)
  const bitmap = createCanvas(columns, rows).getContext('2d')
  bitmap.font = fontOf(pen.face, pins)
  bitmap.fillText(text, 0, pins)
  const { data } = bitmap.getImageData(0, 0, columns, rows)
  const pitch = pen.size / pins
  for (let row = 0; row < rows; row += 1) {
    ctx.globalAlpha = row === pen.weakNeedle ? 0.3 : 1
    ctx.beginPath()
    for (let column = 0; column < columns; column += 1) {
      if (data[(row * columns + column) * 4 + 3]! < 60) continue
      const [x, y] = [column * pitch, (row - pins) * pitch]
      ctx.moveTo(x + pitch * 0.58, y)
      ctx.arc(x, y, pitch * 0.58, 0, Math.PI * 2)
    }
    ctx.fill()
  }
}

/** A column of letters from top to bottom, as on the side of a form. */
export function writeDown(
  page: RenderedPage,
  text: string,
  x: number,
  top: number,
  bottom: number,
  pen: Pen,
): void {
  const letters = [...text]
  const step = (bottom - top) / letters.length
  letters.forEach((letter, index) =>
    write(page, letter, x, top + step * (index + 0.5), pen, { align: 'center' }),
  )
}

/** Wraps by width, for the running text of records; returns the y below the last line. */
export function writeBlock(
  page: RenderedPage,
  text: string,
  x: number,
  top: number,
  width: number,
  pen: Pen,
  leading = 1.6,
): number {
  let current = ''
  let y = top
  for (const letter of text) {
    if (letter === '\n' || widthOf(page, current + letter, pen) > width) {
      write(page, current, x, y, pen)
      y += pen.size * leading
      current = letter === '\n' ? '' : letter
    } else current += letter
  }
  write(page, current, x, y, pen)
  return y + pen.size * leading
}
