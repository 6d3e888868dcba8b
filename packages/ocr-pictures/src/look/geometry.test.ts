import { expect, test } from 'vitest'
import { apply, corners, homography, turned } from './geometry.ts'

test('a homography maps every corner to its target, and its inverse maps it back', () => {
  const from = corners(100, 60)
  const to = [
    [12, 8],
    [310, 22],
    [290, 205],
    [5, 180],
  ] as const
  const onto = homography(from, to)
  const back = homography(to, from)
  from.forEach((point, index) => {
    const [x, y] = apply(onto, point)
    expect(x).toBeCloseTo(to[index]![0])
    expect(y).toBeCloseTo(to[index]![1])
    const [u, v] = apply(back, [x, y])
    expect(u).toBeCloseTo(point[0])
    expect(v).toBeCloseTo(point[1])
  })
})

test('the top left corner rotates clockwise with the picture', () => {
  expect(turned([0, 0], 400, 300, 90)).toEqual([300, 0])
  expect(turned([0, 0], 400, 300, 180)).toEqual([400, 300])
  expect(turned([0, 0], 400, 300, 270)).toEqual([0, 400])
})
