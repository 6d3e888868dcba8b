import type { Slanted } from './geometry.ts'
import type { Pixels } from './pixels.ts'

/** The channel of a crop: all colours, or only red, in which a red seal over the letters fades. */
export type Channel = 'colour' | 'red'

/** Pixels up to this fraction between the ink's darkness and the paper's are ink. */
const seallessShare = 0.65

/** Cuts out a slanted box and straightens it, as planes blue, green, red with values from -1 to 1. */
export function cropTensor(
  pixels: Pixels,
  box: Slanted,
  size: { readonly width: number; readonly height: number },
  channel: Channel = 'colour',
): Float32Array {
  const { width, height } = size
  const plane = width * height
  const tensor = new Float32Array(plane * 3)
  const stepX = box.width / width
  const stepY = box.height / height
  // A letter far larger than the model's input would lose its thin strokes between two samples.
  const times = Math.min(4, Math.max(1, Math.round(Math.min(stepX, stepY))))
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  const sum = new Float64Array(3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      sum.fill(0)
      for (let v = 0; v < times; v += 1) {
        const across = (row + (v + 0.5) / times) * stepY - box.height / 2
        for (let u = 0; u < times; u += 1) {
          const along = (column + (u + 0.5) / times) * stepX - box.width / 2
          const x = box.centre.x + along * cos - across * sin
          const y = box.centre.y + along * sin + across * cos
          addSample(pixels, x, y, sum)
        }
      }
      writeSample(tensor, row * width + column, plane, sum, times * times, channel)
    }
  }
  if (channel === 'red') fadeStamp(tensor)
  return tensor
}

/** In the red channel a seal is only a little darker than paper: everything in the lighter part becomes paper. */
function fadeStamp(tensor: Float32Array): void {
  const sorted = tensor.slice(0, tensor.length / 3).toSorted()
  const ink = sorted[Math.floor(sorted.length * 0.02)] ?? -1
  const background = sorted[Math.floor(sorted.length * 0.8)] ?? 1
  const range = Math.max(0.05, (background - ink) * seallessShare)
  for (let at = 0; at < tensor.length; at += 1) {
    const share = Math.min(1, Math.max(0, (tensor[at]! - ink) / range))
    tensor[at] = ink + share * (background - ink)
  }
}

function writeSample(
  tensor: Float32Array,
  at: number,
  plane: number,
  sum: Float64Array,
  samples: number,
  channel: Channel,
) {
  const scale = 1 / (samples * 127.5)
  const red = sum[0]! * scale - 1
  tensor[at] = channel === 'red' ? red : sum[2]! * scale - 1
  tensor[plane + at] = channel === 'red' ? red : sum[1]! * scale - 1
  tensor[2 * plane + at] = red
}

function addSample({ data, width, height }: Pixels, x: number, y: number, sum: Float64Array): void {
  const left = Math.min(width - 1, Math.max(0, x - 0.5))
  const top = Math.min(height - 1, Math.max(0, y - 0.5))
  const column = Math.min(width - 2, Math.floor(left))
  const row = Math.min(height - 2, Math.floor(top))
  const right = left - column
  const down = top - row
  const first = (row * width + column) * 3
  const below = first + width * 3
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = data[first + channel]! * (1 - right) + data[first + 3 + channel]! * right
    const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right
    sum[channel]! += upper * (1 - down) + lower * down
  }
}
