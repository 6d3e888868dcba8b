import type { PointGroup } from 'signature_pad'

export interface PadBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Transforms from the paper, in whose coordinates strokes are stored, to the box that shows them. */
export interface PadTransform {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** Width of the box if it is written along its height: the phone is sideways while the page is in portrait. */
  readonly turned: number | null
}

export const identityFit: PadTransform = { scale: 1, x: 0, y: 0, turned: null }

interface StrokePoint {
  readonly x: number
  readonly y: number
}

/** A quarter turn to the right, like the text on the sheet, and back. */
const turnedRight = ({ x, y }: StrokePoint, width: number): StrokePoint => ({ x: width - y, y: x })
const turnedBack = ({ x, y }: StrokePoint, width: number): StrokePoint => ({ x: y, y: width - x })

/** The paper grows by strokes outside its edge that were written in the other orientation. */
export function boundsOf(first: PadBox, strokes: readonly PointGroup[]): PadBox {
  const points = strokes.flatMap((stroke) => stroke.points)
  const xs = [first.left, first.left + first.width, ...points.map(({ x }) => x)]
  const ys = [first.top, first.top + first.height, ...points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** As large as possible, centred, never stretched: a signature keeps its proportions. */
export function fitOf(
  bounds: PadBox,
  box: Pick<PadBox, 'width' | 'height'>,
  turned: number | null = null,
): PadTransform {
  if (bounds.width === 0 || bounds.height === 0) return { ...identityFit, turned }
  const scale = Math.min(box.width / bounds.width, box.height / bounds.height)
  return {
    scale,
    x: (box.width - bounds.width * scale) / 2 - bounds.left * scale,
    y: (box.height - bounds.height * scale) / 2 - bounds.top * scale,
    turned,
  }
}

const scaled = (
  stroke: PointGroup,
  scale: number,
  transform: (at: StrokePoint) => StrokePoint,
): PointGroup => ({
  ...stroke,
  dotSize: stroke.dotSize * scale,
  minWidth: stroke.minWidth * scale,
  maxWidth: stroke.maxWidth * scale,
  points: stroke.points.map((point) => ({ ...point, ...transform(point) })),
})

export const toBox = (stroke: PointGroup, { scale, x, y, turned }: PadTransform): PointGroup =>
  scaled(stroke, scale, (at) => {
    const placed = { x: at.x * scale + x, y: at.y * scale + y }
    return turned === null ? placed : turnedRight(placed, turned)
  })

/** Transforms a stroke written with this fit back to the paper. */
export const fromBox = (stroke: PointGroup, { scale, x, y, turned }: PadTransform): PointGroup =>
  scaled(stroke, 1 / scale, (at) => {
    const upright = turned === null ? at : turnedBack(at, turned)
    return { x: (upright.x - x) / scale, y: (upright.y - y) / scale }
  })
