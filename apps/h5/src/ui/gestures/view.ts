/** The view of a picture in its frame: scale and offset from the centre. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Relative to the centre of the frame. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
export const closest = 4
export const closer = 2.5

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Limits the view to the picture's edges and to at least the whole picture. */
export function bounded({ scale, x, y }: View, { width, height }: Frame): View {
  const kept = Math.min(Math.max(scale, 1), closest)
  return {
    scale: kept,
    x: within(x, (width * (kept - 1)) / 2),
    y: within(y, (height * (kept - 1)) / 2),
  }
}

/** Zooms with that point staying under the finger. */
export function zoomAt(view: View, scale: number, { x, y }: Point): View {
  const ratio = scale / view.scale
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }
}

/** A double tap: zooms in at that point, or resets. */
export const toggled = (view: View, at: Point): View => (view.scale > 1 ? whole : zoomAt(view, closer, at))
