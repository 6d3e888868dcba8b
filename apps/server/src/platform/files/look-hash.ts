import { decoder } from './sharp.ts'

const side = 8

/**
 * A perceptual hash: sixteen hex digits that change little when a picture is scaled, compressed or lightened; each of
 * 8 × 8 points says whether its right neighbour is darker. Null for an empty picture, which resembles every other
 * empty one.
 */
export async function lookHash(picture: Buffer): Promise<string | null> {
  const open = await decoder()
  const { data } = await open(picture)
    .greyscale()
    .resize({ width: side + 1, height: side, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let hash = 0n
  let steps = 0
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = row * (side + 1) + column
      const fall = data[at]! - data[at + 1]!
      hash = (hash << 1n) | (fall > 0 ? 1n : 0n)
      if (Math.abs(fall) > 2) steps += 1
    }
  }
  return steps < side ? null : hash.toString(16).padStart(16, '0')
}

/** How many of the 64 points differ. */
export function lookDistance(one: string, other: string): number {
  let rest = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; rest > 0n; rest >>= 1n) count += Number(rest & 1n)
  return count
}
