import { expect, test } from 'vitest'
import { drawnSize, lookingAt, pulled, transformOf, turned, wholePicture, zoomed } from './view.ts'

const frame = { width: 400, height: 400 }
const picture = { width: 2000, height: 1000 }

test('fits a picture into its frame, landscape or portrait', () => {
  expect(drawnSize(wholePicture, picture, frame)).toEqual({ width: 400, height: 200 })
  expect(drawnSize(turned(wholePicture), { width: 1000, height: 2000 }, frame)).toEqual({
    width: 200,
    height: 400,
  })
})

test('four quarter turns restore the picture', () => {
  expect(turned(turned(turned(turned(wholePicture))))).toEqual(wholePicture)
})

test('zoom ends at eight times, and the whole picture is centred again', () => {
  const near = zoomed(wholePicture, 100)
  expect(near.zoom).toBe(8)
  expect(zoomed({ ...near, centre: { x: 0, y: 0 } }, 0.01)).toEqual(wholePicture)
})

test('a zoomed picture follows the pointer, also when it is turned', () => {
  const near = zoomed(wholePicture, 2)
  const drawn = drawnSize(near, picture, frame)
  expect(pulled(near, { x: 80, y: 0 }, drawn).centre).toEqual({ x: 0.4, y: 0.5 })
  const onItsSide = { ...near, turns: 1 as const }
  expect(pulled(onItsSide, { x: 0, y: 80 }, drawn).centre).toEqual({ x: 0.4, y: 0.5 })
  expect(pulled(near, { x: -9999, y: 9999 }, drawn).centre).toEqual({ x: 1, y: 0 })
})

test('a whole picture does not move', () => {
  expect(pulled(wholePicture, { x: 50, y: 50 }, { width: 400, height: 200 })).toBe(wholePicture)
})

test('the focused field moves to the centre of a zoomed picture', () => {
  const region = [
    { x: 0.1, y: 0.2 },
    { x: 0.3, y: 0.2 },
    { x: 0.3, y: 0.4 },
    { x: 0.1, y: 0.4 },
  ]
  const view = lookingAt(zoomed(wholePicture, 2), region)
  expect(view.centre.x).toBeCloseTo(0.2)
  expect(view.centre.y).toBeCloseTo(0.3)
  expect(transformOf(view, { width: 800, height: 400 })).toBe(
    'translate(-50%, -50%) rotate(0deg) translate(240.0px, 80.0px)',
  )
  expect(lookingAt(wholePicture, region)).toBe(wholePicture)
})
