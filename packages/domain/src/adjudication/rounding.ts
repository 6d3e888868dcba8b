/** To the fen, half a fen rounded up. */
export const toFen = (hundredths: number): number => Math.floor((hundredths + 50) / 100)

/**
 * Whole fen that add up to the given sum, each its exact amount rounded down or up: the largest remainders up, the
 * first of equals. The sum is that of the exact amounts, rounded.
 */
export function apportion(totalFen: number, exact: readonly number[]): number[] {
  const shares = exact.map((hundredths) => Math.floor(hundredths / 100))
  const remainder = (at: number) => exact[at]! - shares[at]! * 100
  const missing = totalFen - shares.reduce((sum, share) => sum + share, 0)
  const indexes = exact.map((_, at) => at).toSorted((a, b) => remainder(b) - remainder(a))
  for (const at of indexes.slice(0, missing)) shares[at]! += 1
  return shares
}
