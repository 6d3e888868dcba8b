import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { FieldName, PrintedFields } from './truth.ts'

export type DrawnBox = readonly [left: number, top: number, width: number, height: number]

/** A printed document, before anyone photographs it. */
export interface RenderedPage {
  readonly canvas: Canvas
  readonly ctx: SKRSContext2D
  readonly width: number
  readonly height: number
  readonly boxes: Partial<Record<FieldName, DrawnBox>>
  /** A card is glossy and does not fold; thermal paper fades. */
  readonly material: 'paper' | 'thermal' | 'card'
}

export interface Document {
  readonly page: RenderedPage
  readonly fields: PrintedFields
  readonly qr: string | null
}

export function newPage(
  width: number,
  height: number,
  color: string,
  material: RenderedPage['material'] = 'paper',
): RenderedPage {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = color
  ctx.fillRect(0, 0, width, height)
  return { canvas, ctx, width, height, boxes: {}, material }
}

/** Records the position of a field in picture coordinates, whatever the current transform. */
export function mark(page: RenderedPage, field: FieldName, [left, top, width, height]: DrawnBox): void {
  if (page.boxes[field]) return
  const { a, b, c, d, e, f } = page.ctx.getTransform()
  const xs = [left, left + width].flatMap((x) => [top, top + height].map((y) => a * x + c * y + e))
  const ys = [left, left + width].flatMap((x) => [top, top + height].map((y) => b * x + d * y + f))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  page.boxes[field] = [x, y, Math.max(...xs) - x, Math.max(...ys) - y]
}

export function line(
  page: RenderedPage,
  points: readonly (readonly [number, number])[],
  color: string,
  width = 1.6,
): void {
  const { ctx } = page
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
  ctx.stroke()
}

export function frame(
  page: RenderedPage,
  [left, top, width, height]: DrawnBox,
  color: string,
  thickness = 1.6,
): void {
  page.ctx.strokeStyle = color
  page.ctx.lineWidth = thickness
  page.ctx.strokeRect(left, top, width, height)
}
