import { Tensor } from 'onnxruntime-node'
import type { Slanted } from '../picture/geometry.ts'
import { resized } from '../picture/open-picture.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { Models } from './models.ts'
import { textBoxes } from './text-boxes.ts'

/** Measured: a larger size costs twice the time and memory and improves nothing. */
const longestSide = 960
const means = [0.485, 0.456, 0.406] as const
const spreads = [0.229, 0.224, 0.225] as const

/** The positions of text, in the picture's own pixels. */
export async function detectText({ detection }: Models, pixels: Pixels): Promise<Slanted[]> {
  const scale = Math.min(1, longestSide / Math.max(pixels.width, pixels.height))
  const fit = (side: number) => Math.max(32, Math.round((side * scale) / 32) * 32)
  const width = fit(pixels.width)
  const height = fit(pixels.height)
  const small = await resized(pixels, width, height)
  const input = new Tensor('float32', normalised(small), [1, 3, height, width])
  const output = await detection.run({ [detection.inputNames[0]!]: input })
  const map = output[detection.outputNames[0]!]!.data as Float32Array
  const scaleX = pixels.width / width
  const scaleY = pixels.height / height
  return textBoxes(map, width, height).map((box) => ({
    centre: { x: box.centre.x * scaleX, y: box.centre.y * scaleY },
    width: box.width * scaleX,
    height: box.height * scaleY,
    angle: box.angle,
  }))
}

function normalised({ data, width, height }: Pixels): Float32Array {
  const plane = width * height
  const tensor = new Float32Array(plane * 3)
  for (let channel = 0; channel < 3; channel += 1) {
    // The model was trained on BGR pictures.
    const source = 2 - channel
    const mean = means[channel]! * 255
    const spread = 1 / (spreads[channel]! * 255)
    for (let at = 0; at < plane; at += 1) {
      tensor[channel * plane + at] = (data[at * 3 + source]! - mean) * spread
    }
  }
  return tensor
}
