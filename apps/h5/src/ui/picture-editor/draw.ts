import { pixelsOf, turned, type Crop, type PictureSize } from './crop.ts'

const sizeOf = (image: HTMLImageElement): PictureSize => ({
  width: image.naturalWidth,
  height: image.naturalHeight,
})

export function loadPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('the picture cannot be opened')))
    image.src = src
  })
}

/** Draws the framed part of the rotated picture at the given `scale`. */
export function drawPart(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  turns: number,
  crop: Crop,
  most?: number,
): boolean {
  const size = sizeOf(image)
  const { left, top, width, height, scale } = pixelsOf(size, turns, crop, most)
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const ink = canvas.getContext('2d')
  // A phone without memory for canvases returns no context.
  if (!ink) return false
  // A JPEG has no transparency; without this the background would be black.
  ink.fillStyle = '#fff'
  ink.fillRect(0, 0, canvas.width, canvas.height)
  ink.scale(scale, scale)
  ink.translate(-left, -top)
  const whole = turned(size, turns)
  ink.translate(whole.width / 2, whole.height / 2)
  ink.rotate((turns * Math.PI) / 2)
  ink.drawImage(image, -size.width / 2, -size.height / 2)
  return true
}

export function jpegOf(image: HTMLImageElement, turns: number, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  if (!drawPart(canvas, image, turns, crop)) return Promise.resolve(null)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
