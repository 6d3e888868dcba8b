/** The view of a picture in its frame: scale and offset from the centre. */
export interface PictureView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Relative to the centre of the frame. */
export interface ViewPoint {
  readonly x: number
  readonly y: number
}

export interface ViewFrame {
  readonly width: number
  readonly height: number
}

export const whole: PictureView = { scale: 1, x: 0, y: 0 }
export const closest = 4
export const closer = 2.5

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Limits the view to the picture's edges and to at least the whole picture. */
export function bounded({ scale, x, y }: PictureView, { width, height }: ViewFrame): PictureView {
  const limitedScale = Math.min(Math.max(scale, 1), closest)
  return {
    scale: limitedScale,
    x: within(x, (width * (limitedScale - 1)) / 2),
    y: within(y, (height * (limitedScale - 1)) / 2),
  }
}

/** Zooms with that point staying under the finger. */
export function zoomAt(view: PictureView, scale: number, { x, y }: ViewPoint): PictureView {
  const ratio = scale / view.scale
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }
}

/** A double tap: zooms in at that point, or resets. */
export const toggled = (view: PictureView, at: ViewPoint): PictureView =>
  view.scale > 1 ? whole : zoomAt(view, closer, at)
