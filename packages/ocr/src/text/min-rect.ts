import type { Point, Slanted } from '../picture/geometry.ts'

/** The convex hull by Andrew's monotone chain, without repeating its first point. */
export function hullOf(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points]
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length >= 2 && crossProduct(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const crossProduct = (from: Point, over: Point, to: Point) =>
  (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x)

/** The box around a hull whose sides run in the given direction. */
export function rectAt(hull: readonly Point[], angle: number): Slanted {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of hull) {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const u = (left + right) / 2
  const v = (top + bottom) / 2
  return {
    centre: { x: u * cos - v * sin, y: u * sin + v * cos },
    width: right - left,
    height: bottom - top,
    angle,
  }
}

/**
 * The smallest box around a hull; one of its sides lies on a side of the hull. Its angle is within 45° of horizontal.
 */
export function minRect(hull: readonly Point[]): Slanted {
  let best = rectAt(hull, 0)
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!
    const raw = Math.atan2(to.y - from.y, to.x - from.x)
    const angle = raw - Math.round(raw / (Math.PI / 2)) * (Math.PI / 2)
    const box = rectAt(hull, angle)
    if (box.width * box.height < best.width * best.height * 0.999) best = box
  }
  return best
}
