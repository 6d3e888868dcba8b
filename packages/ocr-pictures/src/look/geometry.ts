import type { PicturePoint, Quad } from '../truth.ts'

/** Nine numbers, row by row: the projection of a flat sheet into the picture. */
export type Homography = readonly number[]

export function apply(matrix: Homography, [x, y]: PicturePoint): PicturePoint {
  const depth = matrix[6]! * x + matrix[7]! * y + matrix[8]!
  return [
    (matrix[0]! * x + matrix[1]! * y + matrix[2]!) / depth,
    (matrix[3]! * x + matrix[4]! * y + matrix[5]!) / depth,
  ]
}

/** Maps four corners onto four others. */
export function homography(from: Quad, to: Quad): Homography {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  return [...solve(rows), 1]
}

/** Gaussian elimination with partial pivoting; the last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    let best = column
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    }
    ;[rows[column], rows[best]] = [rows[best]!, rows[column]!]
    const pivot = rows[column]!
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[column]! / pivot[column]!
      for (let index = column; index <= size; index += 1) row[index]! -= factor * pivot[index]!
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!)
}

export const corners = (width: number, height: number): Quad => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

/** The new position of a point when a picture of this size is rotated clockwise. */
export function turned([x, y]: PicturePoint, width: number, height: number, degrees: number): PicturePoint {
  if (degrees === 90) return [height - y, x]
  if (degrees === 180) return [width - x, height - y]
  if (degrees === 270) return [y, width - x]
  return [x, y]
}
