import { around, type Slanted } from '../picture/geometry.ts'

const longestJoined = 32

/**
 * Joins pieces of one line that the detection separated, under a seal or at a wide gap: read together they keep the
 * letter in between.
 */
export function joinBoxes(boxes: readonly Slanted[]): Slanted[] {
  const along = (box: Slanted) => box.centre.x * Math.cos(box.angle) + box.centre.y * Math.sin(box.angle)
  const joined: Slanted[] = []
  for (const box of boxes.toSorted((one, other) => along(one) - along(other))) {
    const at = joined.findIndex((one) => isContinued(one, box))
    if (at < 0) joined.push(box)
    else joined[at] = around([longer(joined[at]!, box), joined[at]!, box])
  }
  return joined
}

const longer = (one: Slanted, other: Slanted) => (one.width >= other.width ? one : other)

function isContinued(one: Slanted, next: Slanted): boolean {
  const height = Math.min(one.height, next.height)
  if (Math.max(one.height, next.height) > 1.35 * height) return false
  if (one.width < 0.6 * one.height || next.width < 0.6 * next.height) return false
  const { angle } = longer(one, next)
  const dx = next.centre.x - one.centre.x
  const dy = next.centre.y - one.centre.y
  const ahead = dx * Math.cos(angle) + dy * Math.sin(angle)
  const off = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle))
  const gap = ahead - (one.width + next.width) / 2
  const isInside = ahead < 0.5 * Math.max(one.width, next.width) - 0.5 * Math.min(one.width, next.width)
  return !isInside && gap < 0 && off < 0.28 * height && one.width + next.width < longestJoined * height
}
