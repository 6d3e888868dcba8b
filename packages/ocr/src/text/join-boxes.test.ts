import { expect, test } from 'vitest'
import type { Slanted } from '../picture/geometry.ts'
import { joinBoxes } from './join-boxes.ts'

const box = (left: number, width: number, middle = 50, height = 20): Slanted => ({
  centre: { x: left + width / 2, y: middle },
  width,
  height,
  angle: 0,
})

test('joins two touching pieces of a line', () => {
  const [joined, ...others] = joinBoxes([box(95, 80, 52), box(0, 100)])
  expect(others).toEqual([])
  expect(joined!.width).toBeCloseTo(175)
})

test.each([
  ['a gap between columns', [box(0, 100), box(110, 80)]],
  ['a line below', [box(0, 100), box(95, 80, 64)]],
  ['larger letters', [box(0, 100), box(95, 80, 50, 32)]],
])('%s is another line', (_, boxes) => expect(joinBoxes(boxes)).toHaveLength(2))
