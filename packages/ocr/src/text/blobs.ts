import type { Point } from '../picture/geometry.ts'

export interface Blob {
  /** The outermost pixels of each row: enough for a hull. */
  readonly rim: readonly Point[]
  /** Mean probability of its pixels. */
  readonly score: number
  readonly area: number
}

/** Connected pixels with a probability above the threshold, eight neighbours each. */
export function blobsOf(map: Float32Array, width: number, height: number, threshold: number): Blob[] {
  const seen = new Uint8Array(map.length)
  const stack: number[] = []
  const blobs: Blob[] = []
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || map[start]! <= threshold) continue
    seen[start] = 1
    stack.push(start)
    blobs.push(follow({ map, seen, stack, width, height, threshold }))
  }
  return blobs
}

interface Flood {
  readonly map: Float32Array
  readonly seen: Uint8Array
  readonly stack: number[]
  readonly width: number
  readonly height: number
  readonly threshold: number
}

function follow({ map, seen, stack, width, height, threshold }: Flood): Blob {
  const rows = new Map<number, [number, number]>()
  let total = 0
  let area = 0
  while (stack.length > 0) {
    const at = stack.pop()!
    const y = Math.floor(at / width)
    const x = at - y * width
    total += map[at]!
    area += 1
    const row = rows.get(y)
    if (!row) rows.set(y, [x, x])
    else if (x < row[0]) row[0] = x
    else if (x > row[1]) row[1] = x
    for (let down = -1; down <= 1; down += 1) {
      if (y + down < 0 || y + down >= height) continue
      for (let right = -1; right <= 1; right += 1) {
        if (x + right < 0 || x + right >= width) continue
        const next = at + down * width + right
        if (seen[next] || map[next]! <= threshold) continue
        seen[next] = 1
        stack.push(next)
      }
    }
  }
  const rim: Point[] = []
  for (const [y, [left, right]] of rows) {
    rim.push({ x: left, y }, { x: left, y: y + 1 }, { x: right + 1, y }, { x: right + 1, y: y + 1 })
  }
  return { rim, score: total / area, area }
}
