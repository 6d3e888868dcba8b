/** Fractions of the picture in its current rotation: 0 is its left or top edge, 1 the opposite one. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export const corners = ['leftTop', 'rightTop', 'rightBottom', 'leftBottom'] as const
export type Corner = (typeof corners)[number]

export const whole: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

/** A smaller frame is a slip of the finger and would be unreadable. */
const least = 0.1

const between = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** Two edges follow the corner; the frame never inverts and never leaves the picture. */
export function moveCorner(crop: Crop, corner: Corner, x: number, y: number): Crop {
  const { left, top, right, bottom } = crop
  const isLeft = corner.startsWith('left')
  const isTop = corner.endsWith('Top')
  return {
    left: isLeft ? between(left + x, 0, right - least) : left,
    right: isLeft ? right : between(right + x, left + least, 1),
    top: isTop ? between(top + y, 0, bottom - least) : top,
    bottom: isTop ? bottom : between(bottom + y, top + least, 1),
  }
}

export function moveFrame({ left, top, right, bottom }: Crop, x: number, y: number): Crop {
  const [dx, dy] = [between(x, -left, 1 - right), between(y, -top, 1 - bottom)]
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy }
}

/** Rotates the frame with the picture by a quarter turn to the right. */
export const turnCrop = ({ left, top, right, bottom }: Crop): Crop => ({
  left: 1 - bottom,
  right: 1 - top,
  top: left,
  bottom: right,
})

export const turned = ({ width, height }: PictureSize, turns: number): PictureSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Phones refuse to draw more than this. */
const mostPixels = 12_000_000

/** The size of the result in pixels, and the scale needed to draw it. */
export function pixelsOf(natural: PictureSize, turns: number, crop: Crop, most = mostPixels) {
  const { width, height } = turned(natural, turns)
  const cropped = {
    left: crop.left * width,
    top: crop.top * height,
    width: (crop.right - crop.left) * width,
    height: (crop.bottom - crop.top) * height,
  }
  return { ...cropped, scale: Math.min(1, Math.sqrt(most / (cropped.width * cropped.height))) }
}
