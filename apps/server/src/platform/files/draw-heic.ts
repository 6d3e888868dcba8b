import libheif from 'libheif-js/wasm-bundle.js'
import type { DrawFault, DrawnPage, DrawOrder } from './draw-messages.ts'

/** One picture: the others in such a file are thumbnails and other frames of the same moment. */
export async function* drawHeic({ bytes, mostPixels }: DrawOrder): AsyncGenerator<DrawnPage | DrawFault> {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return yield 'broken'
  // Read from the header of the file: nothing is decoded yet.
  const [width, height] = [image.get_width(), image.get_height()]
  if (!(width > 0 && height > 0)) return yield 'broken'
  if (width * height > mostPixels) return yield 'tooLarge'
  const data = new Uint8ClampedArray(width * height * 4)
  const drawn = await new Promise<object | null>((resolve) => image.display({ data, width, height }, resolve))
  yield drawn ? { width, height, pixels: new Uint8Array(data.buffer) } : 'broken'
}
