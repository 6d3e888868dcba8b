import type { RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import { fade, foldsOf } from './folds.ts'
import { corners, homography } from './geometry.ts'
import { lightOf } from './light.ts'
import type { Shot } from './shot.ts'
import { surface, surfaceSize } from './surface.ts'

/** The picture before lens and sensor degrade it: three bytes per pixel. */
export function expose(random: Random, page: RenderedPage, shot: Shot): Uint8ClampedArray {
  const sheet = page.ctx.getImageData(0, 0, page.width, page.height).data
  fade(sheet, page.width, shot.fading, random.fork('fading'))
  const back = homography(shot.corners, corners(page.width, page.height))
  const backgroundPixels = surface(random.fork('surface'), shot.background)
  const light = lightOf(random.fork('light'), shot)
  const folds = foldsOf(random.fork('folds'), page, shot)
  const picture = new Uint8ClampedArray(shot.width * shot.height * 3)
  const sample = new Float64Array(4)
  const matrix = Float64Array.from(back)
  const tint = Float64Array.from(light.tint)
  const { width, height, creases } = shot
  let strength = 0
  let glare = 0
  let shift = 0
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const px = x + 0.5
      const py = y + 0.5
      const depth = matrix[6]! * px + matrix[7]! * py + matrix[8]!
      const sx = (matrix[0]! * px + matrix[1]! * py + matrix[2]!) / depth
      const flatY = (matrix[3]! * px + matrix[4]! * py + matrix[5]!) / depth
      // Light and waves change slowly, and their formulas cost more than the rest: every fourth pixel is enough.
      if ((x & 3) === 0) {
        strength = light.at(x / width, y / height)
        glare = light.glareAt(x / width, y / height)
        shift = folds.shift(sx, flatY)
      }
      sampleSheet(sheet, page.width, page.height, sx - 0.5, flatY + shift - 0.5, sample)
      const cover = sample[3]!
      const shade = cover > 0 && creases > 0 ? folds.shade(sx, flatY) : 1
      const under = (mirrored(y) * surfaceSize + mirrored(x)) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed = sample[channel]! * cover * shade + backgroundPixels[under + channel]! * (1 - cover)
        picture[at + channel] = mixed * strength * tint[channel]! + glare * cover
      }
    }
  }
  return picture
}

/** Mirror every other tile, so that no seam shows. */
const mirrored = (at: number) => {
  const within = at % (surfaceSize * 2)
  return within < surfaceSize ? within : surfaceSize * 2 - 1 - within
}

/** Interpolates between four pixels; outside the sheet, and at its cut corners, the coverage is 0. */
function sampleSheet(
  sheet: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  out: Float64Array,
): void {
  if (!(x > -1 && y > -1 && x < width && y < height)) {
    out[3] = 0
    return
  }
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const dx = Math.min(1, Math.max(0, x - left))
  const dy = Math.min(1, Math.max(0, y - top))
  const one = (top * width + left) * 4
  const below = one + width * 4
  for (let channel = 0; channel < 4; channel += 1) {
    const upper = sheet[one + channel]! * (1 - dx) + sheet[one + 4 + channel]! * dx
    const lower = sheet[below + channel]! * (1 - dx) + sheet[below + 4 + channel]! * dx
    out[channel] = upper * (1 - dy) + lower * dy
  }
  out[3]! /= 255
}
