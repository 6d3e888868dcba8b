import { Tensor } from 'onnxruntime-node'
import { cropTensor, type Channel } from '../picture/crop.ts'
import type { Slanted } from '../picture/geometry.ts'
import type { Pixels } from '../picture/pixels.ts'
import { decodeCtc, type LineReading, type Scores } from './ctc.ts'
import type { Models } from './models.ts'

const lineHeight = 48
const shortest = 48
const longest = 2400

/** Options for reading a line. */
export interface ReadLineOptions {
  readonly channel?: Channel
  /** Widens the letters: slower, and better for characters of many strokes. */
  readonly widthScale?: number
}

/** The recognition model's probabilities for one straightened line. */
export async function scoresOf(
  { recognition }: Models,
  pixels: Pixels,
  box: Slanted,
  { channel = 'colour', widthScale = 1 }: ReadLineOptions = {},
): Promise<Scores> {
  const idealWidth = Math.round((lineHeight * widthScale * box.width) / Math.max(1, box.height) / 8) * 8
  const width = Math.min(longest, Math.max(shortest, idealWidth))
  const crop = cropTensor(pixels, box, { width, height: lineHeight }, channel)
  const input = new Tensor('float32', crop, [1, 3, lineHeight, width])
  const output = await recognition.run({ [recognition.inputNames[0]!]: input })
  const result = output[recognition.outputNames[0]!]!
  const [, steps = 0, classes = 0] = result.dims
  return { data: result.data as Float32Array, steps, classes }
}

export async function recogniseLine(
  models: Models,
  pixels: Pixels,
  box: Slanted,
  look: ReadLineOptions = {},
): Promise<LineReading> {
  return decodeCtc(await scoresOf(models, pixels, box, look), models.keys)
}
