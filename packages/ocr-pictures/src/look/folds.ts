import type { RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import type { Shot } from './shot.ts'

/** The effect of folding a sheet, in the sheet's own pixels. */
export interface Folds {
  readonly shade: (x: number, y: number) => number
  readonly shift: (x: number, y: number) => number
}

export function foldsOf(random: Random, page: RenderedPage, shot: Shot): Folds {
  const lines = Array.from({ length: shot.creases }, () => {
    const isUpright = random.chance(0.5)
    const angle = (isUpright ? 0 : Math.PI / 2) + random.between(-0.08, 0.08)
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)]
    const share = random.between(0.25, 0.75)
    const offset = nx * page.width * share + ny * page.height * share
    return { nx, ny, offset, depth: random.between(0.08, 0.22), reach: random.between(10, 60) }
  })
  const [length, phase] = [random.between(260, 700), random.between(0, 6)]
  return {
    shade: (x, y) => {
      let shade = 1
      for (const fold of lines) {
        const away = fold.nx * x + fold.ny * y - fold.offset
        if (Math.abs(away) > fold.reach * 6) continue
        const near = Math.exp(-Math.abs(away) / fold.reach)
        // One side of the fold faces the lamp and the other turns away; the ridge itself is a thin pale line.
        shade *= away < 0 ? 1 - fold.depth * near : 1 + fold.depth * 0.3 * near
        if (Math.abs(away) < 1.2) shade *= 1.08
      }
      return shade
    },
    shift: (x, y) => shot.waves * Math.sin(x / length + y / (length * 2.5) + phase),
  }
}

/** Faded print, more on one side than on the other. */
export function fade(pixels: Uint8ClampedArray, width: number, strength: number, random: Random): void {
  if (strength === 0) return
  const [paperRed, paperGreen, paperBlue] = [pixels[4 * 40]!, pixels[4 * 40 + 1]!, pixels[4 * 40 + 2]!]
  const slope = random.between(-0.5, 0.5)
  for (let index = 0; index < pixels.length; index += 4) {
    const column = ((index >> 2) % width) / width
    const share = strength * (1 + slope * (column - 0.5) * 2)
    pixels[index]! += (paperRed - pixels[index]!) * share
    pixels[index + 1]! += (paperGreen - pixels[index + 1]!) * share
    pixels[index + 2]! += (paperBlue - pixels[index + 2]!) * share
  }
}
