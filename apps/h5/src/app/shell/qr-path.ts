import { encode } from 'uqr'

/** One path of unit squares and the size of its field: no canvas, sharp at any size. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}
