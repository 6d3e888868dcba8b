import { bounded, toggled, whole, zoomAt, type ViewFrame, type ViewPoint, type PictureView } from './view.ts'

export interface Touch extends ViewPoint {
  readonly id: number
  readonly at: number
}

interface GestureCallbacks {
  frame(): ViewFrame
  /** Reports a changed view; `drag` is the horizontal offset of the whole page. */
  onView(view: PictureView, drag: number): void
  /** Called after a long enough drag: 1 for the next page, -1 for the previous one. */
  onTurn(step: 1 | -1): void
}

const farEnough = 60
const tapPause = 300
const tapRange = 24

const distance = (one: ViewPoint, other: ViewPoint) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: ViewPoint, other: ViewPoint): ViewPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** One of two fingers moved: the picture zooms at the point between them and follows it. */
function pinched(view: PictureView, moved: ViewPoint, before: ViewPoint, other: ViewPoint): PictureView {
  const centre = middle(moved, other)
  const was = middle(before, other)
  const scale = (view.scale * distance(moved, other)) / Math.max(distance(before, other), 1)
  const next = zoomAt(view, scale, centre)
  return { ...next, x: next.x + centre.x - was.x, y: next.y + centre.y - was.y }
}

/** Converts touches to views: pinch and double tap enlarge, one finger pans an enlarged picture or turns the page. */
export function createGestures(watcher: GestureCallbacks) {
  const fingers = new Map<number, Touch>()
  let view = whole
  let drag = 0
  let began: Touch | null = null
  let lastTap: Touch | null = null

  const show = (next: PictureView, pulled = 0) => {
    view = bounded(next, watcher.frame())
    drag = pulled
    watcher.onView(view, drag)
  }

  const pinch = (moved: Touch, before: Touch) => {
    const other = [...fingers.values()].find(({ id }) => id !== moved.id)
    if (other) show(pinched(view, moved, before, other))
  }

  const pull = (moved: Touch, before: Touch) => {
    if (view.scale > 1) show({ ...view, x: view.x + moved.x - before.x, y: view.y + moved.y - before.y })
    else show(view, drag + moved.x - before.x)
  }

  /** The finger lifts close to where it touched; a second tap in time is a double tap. */
  const tap = (lifted: Touch) => {
    if (!began || distance(began, lifted) > tapRange || lifted.at - began.at > tapPause) return
    const isSecond = lastTap && lifted.at - lastTap.at < tapPause && distance(lastTap, lifted) < tapRange * 2
    lastTap = isSecond ? null : lifted
    if (isSecond) show(toggled(view, lifted))
  }

  return {
    down: (touch: Touch) => {
      began = fingers.size === 0 ? touch : null
      fingers.set(touch.id, touch)
    },
    move: (touch: Touch) => {
      const before = fingers.get(touch.id)
      if (!before) return
      if (fingers.size > 1) pinch(touch, before)
      else pull(touch, before)
      fingers.set(touch.id, touch)
    },
    up: (touch: Touch) => {
      if (!fingers.delete(touch.id) || fingers.size > 0) return
      const pulled = drag
      if (pulled !== 0) show(view)
      if (Math.abs(pulled) > farEnough) watcher.onTurn(pulled < 0 ? 1 : -1)
      else tap(touch)
    },
    /** For another picture: resets to the whole, centred. */
    reset: () => {
      lastTap = null
      show(whole)
    },
  }
}
