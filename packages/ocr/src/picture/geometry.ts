export interface Point {
  readonly x: number
  readonly y: number
}

/** The four corners of a piece of text: top left, top right, bottom right, bottom left, in reading direction. */
export type Quad = readonly [Point, Point, Point, Point]

/**
 * A possibly rotated rectangle: its centre, its size along and across the text, and the text's direction in radians.
 */
export interface Slanted {
  readonly centre: Point
  readonly width: number
  readonly height: number
  readonly angle: number
}

export type QuarterTurn = 0 | 90 | 180 | 270

export function quadOf({ centre, width, height, angle }: Slanted): Quad {
  const along = { x: (Math.cos(angle) * width) / 2, y: (Math.sin(angle) * width) / 2 }
  const across = { x: (-Math.sin(angle) * height) / 2, y: (Math.cos(angle) * height) / 2 }
  const corner = (right: number, down: number): Point => ({
    x: centre.x + right * along.x + down * across.x,
    y: centre.y + right * along.y + down * across.y,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

export function slantedOf([topLeft, topRight, bottomRight, bottomLeft]: Quad): Slanted {
  const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const left = middle(topLeft, bottomLeft)
  const right = middle(topRight, bottomRight)
  return {
    centre: middle(left, right),
    width: distance(left, right),
    height: distance(middle(topLeft, topRight), middle(bottomLeft, bottomRight)),
    angle: Math.atan2(right.y - left.y, right.x - left.x),
  }
}

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Part of a piece of text, from and to in fractions of its width. */
export function sliceOf(box: Slanted, from: number, to: number): Slanted {
  const shift = ((from + to) / 2 - 0.5) * box.width
  return {
    ...box,
    centre: {
      x: box.centre.x + Math.cos(box.angle) * shift,
      y: box.centre.y + Math.sin(box.angle) * shift,
    },
    width: Math.max(1, (to - from) * box.width),
  }
}

/** A bounding box of several, in the direction of the first. */
export function around(boxes: readonly Slanted[]): Slanted {
  const [first] = boxes
  if (!first) throw new Error('nothing to draw a box around')
  const cos = Math.cos(first.angle)
  const sin = Math.sin(first.angle)
  const corners = boxes.flatMap((box) => quadOf(box))
  const along = corners.map(({ x, y }) => x * cos + y * sin)
  const across = corners.map(({ x, y }) => y * cos - x * sin)
  const [left, right] = [Math.min(...along), Math.max(...along)]
  const [top, bottom] = [Math.min(...across), Math.max(...across)]
  const u = (left + right) / 2
  const v = (top + bottom) / 2
  return {
    centre: { x: u * cos - v * sin, y: u * sin + v * cos },
    width: right - left,
    height: bottom - top,
    angle: first.angle,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
