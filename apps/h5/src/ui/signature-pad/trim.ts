import type { PadBox } from './strokes.ts'

/** The bounds of the ink, from the pixels' alpha channel; null on an empty sheet. */
export function inkBox({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): PadBox | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

const margin = 12

/** Only the ink with a small margin, upright, as a PNG with a transparent background. */
export async function trimmedPng(canvas: HTMLCanvasElement, isTurned: boolean): Promise<Blob | null> {
  const box = inkBox(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height))
  if (!box) return null
  const sheet = document.createElement('canvas')
  const { left, top, width, height } = box
  const [across, down] = [width + margin * 2, height + margin * 2]
  sheet.width = isTurned ? down : across
  sheet.height = isTurned ? across : down
  const ink = sheet.getContext('2d')!
  // A quarter turn to the left: strokes down the phone become strokes along the line again.
  if (isTurned) ink.setTransform(0, -1, 1, 0, 0, across)
  ink.drawImage(canvas, left, top, width, height, margin, margin, width, height)
  return new Promise((resolve) => sheet.toBlob(resolve, 'image/png'))
}
