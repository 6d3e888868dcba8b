import { expect, test } from 'vitest'
import { quadOf, slantedOf, type Slanted } from '../picture/geometry.ts'
import { textBoxes } from './text-boxes.ts'

const width = 120
const height = 80

/** A probability map with bars of text at the given positions. */
function mapOf(bars: readonly Slanted[]): Float32Array {
  const map = new Float32Array(width * height)
  for (const { centre, angle, ...bar } of bars) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const dx = x + 0.5 - centre.x
        const dy = y + 0.5 - centre.y
        const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle))
        const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle))
        if (along < bar.width / 2 && across < bar.height / 2) map[y * width + x] = 0.9
      }
    }
  }
  return map
}

test('finds a slanted bar with its direction, and its box is larger than its core', () => {
  const bar = { centre: { x: 60, y: 40 }, width: 80, height: 8, angle: 0.2 }
  const [box, ...others] = textBoxes(mapOf([bar]), width, height)
  expect(others).toEqual([])
  expect(box!.angle).toBeCloseTo(0.2, 1)
  expect(box!.centre.x).toBeCloseTo(60, 0)
  expect(box!.width).toBeGreaterThan(84)
  expect(box!.height).toBeGreaterThan(12)
})

test('a short word takes the direction of the long lines', () => {
  const long = { centre: { x: 60, y: 20 }, width: 90, height: 6, angle: 0.15 }
  const short = { centre: { x: 30, y: 60 }, width: 10, height: 8, angle: 0.15 }
  const boxes = textBoxes(mapOf([long, short]), width, height)
  expect(boxes).toHaveLength(2)
  expect(boxes[1]!.angle).toBeCloseTo(boxes[0]!.angle, 5)
})

test('specks are no text', () => {
  expect(
    textBoxes(mapOf([{ centre: { x: 5, y: 5 }, width: 2, height: 2, angle: 0 }]), width, height),
  ).toEqual([])
})

test('corners and slanted box convert both ways', () => {
  const box = { centre: { x: 10, y: 20 }, width: 30, height: 6, angle: 0.4 }
  const back = slantedOf(quadOf(box))
  expect(back.width).toBeCloseTo(30)
  expect(back.angle).toBeCloseTo(0.4)
})
