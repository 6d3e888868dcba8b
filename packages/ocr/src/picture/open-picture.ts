import sharp, { type Sharp } from 'sharp'
import type { Pixels } from './pixels.ts'

/** Larger pictures are refused by the header alone, before decoding. */
export const pixelLimit = 50e6
/** Letters of a whole page are still 15 pixels high at this length, and one picture stays under 20 MB. */
const workingSide = 2560

export type UnreadablePicture = 'notAPicture' | 'tooLarge' | 'damaged'

export interface OpenedPicture {
  /** Upright by its EXIF orientation, at most 2560 pixels long. */
  readonly pixels: Pixels
  /** Size as a browser shows it. */
  readonly width: number
  readonly height: number
}

/** By content and never by name: sharp itself would also accept SVG, GIF and TIFF. */
function isAllowed(bytes: Uint8Array): boolean {
  const starts = (at: number, ...expected: number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte)
  const isJpeg = starts(0, 0xff, 0xd8, 0xff)
  const isPng = starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const isWebp = starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)
  return isJpeg || isPng || isWebp
}

export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture | UnreadablePicture> {
  if (!isAllowed(bytes)) return 'notAPicture'
  const options = { limitInputPixels: pixelLimit, failOn: 'none' } as const
  try {
    const header = await sharp(bytes, options).metadata()
    if (header.width * header.height > pixelLimit) return 'tooLarge'
    const { width, height } = header.autoOrient
    const pixels = await rawOf(
      sharp(bytes, options)
        .autoOrient()
        .flatten({ background: '#fff' })
        .resize({ width: workingSide, height: workingSide, fit: 'inside', withoutEnlargement: true }),
    )
    return { pixels, width, height }
  } catch (error) {
    return /pixel limit/.test((error as Error).message) ? 'tooLarge' : 'damaged'
  }
}

const rawOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const fromPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

export const resized = (pixels: Pixels, width: number, height: number): Promise<Pixels> =>
  rawOf(fromPixels(pixels).resize({ width, height, fit: 'fill', kernel: 'linear' }))
