import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { resized } from './open-picture.ts'
import type { Quad } from './geometry.ts'
import type { Pixels } from './pixels.ts'

export interface QrCode {
  readonly text: string
  /** In the picture's own pixels. */
  readonly quad: Quad
}

let isPrepared = false

/** Otherwise the module would download its WASM binary. */
async function prepare(): Promise<void> {
  if (isPrepared) return
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await fs.readFile(file)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  isPrepared = true
}

const quickSide = 1280

/**
 * Codes of the picture: first in a smaller copy, which is four times as fast and averages out noise, then in all its
 * pixels.
 */
export async function readQrCodes(pixels: Pixels, { isThorough = true } = {}): Promise<QrCode[]> {
  await prepare()
  const longest = Math.max(pixels.width, pixels.height)
  if (longest <= quickSide) return readAt(pixels, 1)
  const scale = quickSide / longest
  const small = await resized(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale))
  const found = await readAt(small, 1 / scale)
  return found.length > 0 || !isThorough ? found : readAt(pixels, 1)
}

/** More would take a quarter of a gigabyte. */
const enlargedSide = 3600

/**
 * Codes whose squares are smaller than two pixels become readable in a copy of twice the size. Slow: for a receipt
 * that is not sure otherwise.
 */
export async function readEnlargedQrCodes(pixels: Pixels): Promise<QrCode[]> {
  await prepare()
  const times = Math.min(2, enlargedSide / Math.max(pixels.width, pixels.height))
  if (times < 1.2) return []
  const large = await resized(pixels, Math.round(pixels.width * times), Math.round(pixels.height * times))
  return readAt(large, 1 / times)
}

async function readAt(pixels: Pixels, scale: number): Promise<QrCode[]> {
  const codes = await readBarcodes(imageDataOf(pixels), {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 4,
  })
  return codes
    .filter((code) => code.isValid)
    .map(({ text, position }) => {
      const point = ({ x, y }: { x: number; y: number }) => ({ x: x * scale, y: y * scale })
      const { topLeft, topRight, bottomRight, bottomLeft } = position
      return { text, quad: [point(topLeft), point(topRight), point(bottomRight), point(bottomLeft)] }
    })
}

function imageDataOf({ data, width, height }: Pixels): ImageData {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    rgba[to] = data[from]!
    rgba[to + 1] = data[from + 1]!
    rgba[to + 2] = data[from + 2]!
    rgba[to + 3] = 255
  }
  return { data: rgba, width, height, colorSpace: 'srgb' } as ImageData
}
