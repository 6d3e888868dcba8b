import sharp from 'sharp'
import type { RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import { expose } from './expose.ts'
import type { Shot } from './shot.ts'

const exifTurn = { 1: 0, 3: 180, 6: 90, 8: 270 } as const

/** Lens, sensor and file: blur, then noise, then the phone's orientation, then JPEG or PNG. */
export async function develop(
  random: Random,
  page: RenderedPage,
  shot: Shot,
  type: 'jpeg' | 'png',
): Promise<Buffer> {
  const raw = { width: shot.width, height: shot.height, channels: 3 as const }
  let lens = sharp(expose(random, page, shot), { raw })
  if (shot.blur >= 0.3) lens = lens.blur(shot.blur)
  if (shot.shake > 0) lens = lens.convolve(shaken(random.fork('shake')))
  if (shot.isGray) lens = lens.grayscale().toColourspace('srgb')
  const seen = await lens.raw().toBuffer({ resolveWithObject: true })
  grain(seen.data, random.fork('grain'), shot.noise)
  const turn = (720 - shot.turn - exifTurn[shot.orientation]) % 360
  const film = sharp(seen.data, {
    raw: { width: shot.width, height: shot.height, channels: seen.info.channels },
  }).rotate(turn)
  if (type === 'png') return film.png().toBuffer()
  const file = film.jpeg({ quality: shot.quality })
  return shot.orientation === 1
    ? file.toBuffer()
    : file.withMetadata({ orientation: shot.orientation }).toBuffer()
}

/** A short straight motion blur along one of four directions. */
function shaken(random: Random): { width: 3; height: 3; kernel: number[] } {
  const along = random.pick([
    [3, 4, 5],
    [1, 4, 7],
    [0, 4, 8],
    [2, 4, 6],
  ] as const)
  const kernel = Array.from({ length: 9 }, (_, index) =>
    (along as readonly number[]).includes(index) ? 1 : 0,
  )
  return { width: 3, height: 3, kernel }
}

/** Mostly brightness and a little colour, like a small sensor; approximately Gaussian. */
function grain(pixels: Buffer, random: Random, strength: number): void {
  if (strength === 0) return
  let state = random.int(1, 0x7fffffff)
  const throwOnce = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
  for (let index = 0; index + 2 < pixels.length; index += 3) {
    const bright = (throwOnce() + throwOnce() + throwOnce() - 1.5) * 1.7 * strength
    const colour = (throwOnce() - 0.5) * strength
    pixels[index] = clamp(pixels[index]! + bright + colour)
    pixels[index + 1] = clamp(pixels[index + 1]! + bright)
    pixels[index + 2] = clamp(pixels[index + 2]! + bright - colour)
  }
}

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)
