/** The field in focus: its picture is shown, and the area where it was read is highlighted. */
export interface FieldFocus {
  readonly materialId: string | null
  readonly readName: string | null
}

/** How a picture is displayed: turned by quarters, zoomed, and moved so that `centre` is in the middle. */
export interface View {
  readonly turns: 0 | 1 | 2 | 3
  /** 1 fits the frame. */
  readonly zoom: number
  /** Relative to the picture before turning, each from 0 to 1. */
  readonly centre: Point
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const middle: Point = { x: 0.5, y: 0.5 }
export const wholePicture: View = { turns: 0, zoom: 1, centre: middle }

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

export function zoomed(view: View, factor: number): View {
  const zoom = within(1, Math.round(view.zoom * factor * 100) / 100, 8)
  return { ...view, zoom, centre: zoom === 1 ? middle : view.centre }
}

export const turned = (view: View): View => ({ ...view, turns: ((view.turns + 1) % 4) as View['turns'] })

const isLying = ({ turns }: View) => turns % 2 === 1

/** The size at which the picture is drawn before it is turned. */
export function drawnSize(view: View, picture: Size, frame: Size): Size {
  const seen = isLying(view) ? { width: picture.height, height: picture.width } : picture
  const fit = Math.min(frame.width / seen.width, frame.height / seen.height)
  const scale = fit * view.zoom
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Converts a movement on the screen to one on the picture before turning. */
function unturned({ x, y }: Point, turns: View['turns']): Point {
  if (turns === 1) return { x: y, y: -x }
  if (turns === 2) return { x: -x, y: -y }
  if (turns === 3) return { x: -y, y: x }
  return { x, y }
}

/** The view after the pointer dragged the picture by this many pixels. */
export function pulled(view: View, by: Point, drawn: Size): View {
  if (view.zoom === 1) return view
  const step = unturned(by, view.turns)
  return {
    ...view,
    centre: {
      x: within(0, view.centre.x - step.x / drawn.width, 1),
      y: within(0, view.centre.y - step.y / drawn.height, 1),
    },
  }
}

/** Centres a zoomed picture on a region that was read. */
export function lookingAt(view: View, region: readonly Point[]): View {
  if (region.length === 0 || view.zoom === 1) return view
  const mean = (pick: (point: Point) => number) =>
    region.reduce((sum, point) => sum + pick(point), 0) / region.length
  return { ...view, centre: { x: mean(({ x }) => x), y: mean(({ y }) => y) } }
}

/** CSS for the picture's box, whose own centre is at the centre of the frame. */
export function transformOf({ turns, centre }: View, drawn: Size): string {
  const x = (0.5 - centre.x) * drawn.width
  const y = (0.5 - centre.y) * drawn.height
  return `translate(-50%, -50%) rotate(${turns * 90}deg) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}
