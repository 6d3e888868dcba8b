import { beforeEach, describe, expect, test } from 'vitest'
import { createGestures } from './gestures.ts'
import { bounded, closest, whole, zoomAt, type PictureView } from './view.ts'

const frame = { width: 400, height: 800 }

describe('zooming', () => {
  test('keeps the point under the finger in place', () => {
    const at = { x: 100, y: -50 }
    const near = zoomAt(whole, 2, at)
    const seen = { x: (at.x - near.x) / near.scale, y: (at.y - near.y) / near.scale }
    expect(seen).toEqual(at)
  })

  test('never zooms out below the whole picture, in beyond the limit, or past the edge', () => {
    expect(bounded({ scale: 0.3, x: 90, y: 90 }, frame)).toEqual(whole)
    expect(bounded({ scale: 99, x: 0, y: 0 }, frame).scale).toBe(closest)
    expect(bounded({ scale: 2, x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 200, y: -400 })
  })
})

describe('gestures', () => {
  let view: PictureView = whole
  let drag = 0
  let turned: number[] = []
  let gestures: ReturnType<typeof createGestures>
  const finger = (id: number, x: number, y: number, at = 0) => ({ id, x, y, at })

  beforeEach(() => {
    view = whole
    drag = 0
    turned = []
    gestures = createGestures({
      frame: () => frame,
      onView: (next, pulled) => {
        view = next
        drag = pulled
      },
      onTurn: (step) => turned.push(step),
    })
  })
  const tap = (x: number, y: number, at: number) => {
    gestures.down(finger(1, x, y, at))
    gestures.up(finger(1, x, y, at + 50))
  }
  const swipe = (by: number) => {
    gestures.down(finger(1, 0, 0, 0))
    gestures.move(finger(1, by, 5, 100))
    gestures.up(finger(1, by, 5, 150))
  }

  test('two fingers moving apart enlarge the picture between them', () => {
    gestures.down(finger(1, -50, 0))
    gestures.down(finger(2, 50, 0))
    gestures.move(finger(1, -100, 0))
    gestures.move(finger(2, 100, 0))
    expect(view.scale).toBeCloseTo(2)
    gestures.up(finger(1, -100, 0))
    gestures.up(finger(2, 100, 0))
    expect(turned).toEqual([])
  })

  test('a double tap enlarges, another one resets', () => {
    tap(0, 0, 0)
    expect(view.scale).toBe(1)
    tap(2, 2, 200)
    expect(view.scale).toBe(2.5)
    tap(0, 0, 2000)
    tap(0, 0, 2200)
    expect(view).toEqual(whole)
  })

  test('a swipe turns the page and a short drag does not', () => {
    swipe(-120)
    swipe(100)
    swipe(30)
    expect(turned).toEqual([1, -1])
    expect(drag).toBe(0)
  })

  test('one finger pans an enlarged picture instead of turning the page', () => {
    tap(0, 0, 0)
    tap(0, 0, 200)
    swipe(-120)
    expect(view).toMatchObject({ scale: 2.5, x: -120 })
    expect(turned).toEqual([])
  })
})
