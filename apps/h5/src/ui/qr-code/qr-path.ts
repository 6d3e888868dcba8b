import { encode } from 'uqr'

/** One path of unit squares and the size of its field, quiet zone included: no canvas, sharp at any size. */
export function qrPath(text: string, ecc: 'L' | 'M' = 'L'): { path: string; size: number } {
  const { data, size } = encode(text, { ecc, border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}
