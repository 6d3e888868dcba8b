import { Path2D } from '@napi-rs/canvas'
import { mark, type RenderedPage } from '../page.ts'

/** Digits as strokes in a box of 60 by 100: rounder and more even than a text font, like embossed digits. */
const strokes = [
  'M30 0C52 0 60 16 60 50C60 84 52 100 30 100C8 100 0 84 0 50C0 16 8 0 30 0Z',
  'M12 20L34 0L34 100M14 100L54 100',
  'M2 25C4 7 15 0 30 0C48 0 58 10 58 27C58 45 46 55 30 68C14 80 4 88 2 100L59 100',
  'M3 18C7 6 16 0 29 0C45 0 55 9 55 24C55 38 45 46 26 46C47 46 59 56 59 73C59 90 47 100 29 100C14 100 4 93 1 80',
  'M44 100L44 0L0 70L60 70',
  'M54 0L10 0L6 44C14 38 22 36 30 36C48 36 58 48 58 67C58 88 46 100 28 100C14 100 4 94 1 82',
  'M52 8C46 2 40 0 32 0C10 0 2 22 2 56C2 86 12 100 31 100C48 100 58 88 58 69C58 50 48 40 32 40C16 40 4 50 2 64',
  'M2 0L58 0L24 100',
  'M30 46C14 46 5 36 5 23C5 8 15 0 30 0C45 0 55 8 55 23C55 36 46 46 30 46C12 46 1 58 1 73C1 90 12 100 30 100C48 100 59 90 59 73C59 58 48 46 30 46Z',
  'M8 92C14 98 20 100 28 100C50 100 58 78 58 44C58 14 48 0 29 0C12 0 2 12 2 31C2 50 12 60 28 60C44 60 56 50 58 36',
].map((path) => new Path2D(path))

export interface Relief {
  readonly height: number
  readonly weight: number
  readonly face: string
  readonly light: string
  readonly dark: string
  /** The height of the embossing; zero for flat print. */
  readonly depth: number
  readonly gap: number
}

/** Returns the width; accepts digits and single spaces only. */
export function pressDigits(
  page: RenderedPage,
  text: string,
  left: number,
  top: number,
  relief: Relief,
): number {
  const scale = relief.height / 100
  const step = 60 * scale + relief.gap
  const layers = [
    ...(relief.depth > 0
      ? [
          { dx: relief.depth, color: relief.dark },
          { dx: -relief.depth, color: relief.light },
        ]
      : []),
    { dx: 0, color: relief.face },
  ]
  for (const { dx, color } of layers) {
    let x = left
    for (const letter of text) {
      if (letter !== ' ') digit(page, Number(letter), x + dx, top + dx, scale, color, relief.weight)
      x += letter === ' ' ? step * 0.72 : step
    }
  }
  const width = [...text].reduce((sum, letter) => sum + (letter === ' ' ? step * 0.72 : step), 0)
  mark(page, 'number', [left - 4, top - 4, width - relief.gap + 8, relief.height + 8])
  return width
}

function digit(
  page: RenderedPage,
  value: number,
  x: number,
  y: number,
  scale: number,
  color: string,
  weight: number,
): void {
  const { ctx } = page
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.strokeStyle = color
  ctx.lineWidth = weight / scale
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(strokes[value]!)
  ctx.restore()
}
