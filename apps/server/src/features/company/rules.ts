/** Ranks of a sorted list: equal amounts share a rank, and the next one counts those before it. */
export function ranked<T extends { readonly gram: number }>(sorted: readonly T[]): (T & { rank: number })[] {
  return sorted.map((row) => ({ ...row, rank: 1 + sorted.findIndex((other) => other.gram === row.gram) }))
}
