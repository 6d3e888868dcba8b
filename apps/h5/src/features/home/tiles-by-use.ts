import { tileTaps } from '#platform/storage/home-memory.ts'

/** One or two taps do not count as frequent use. */
const fewTaps = 3

/** Most used first; all others stay in the company's order. */
export function mostUsedFirst<T extends { readonly key: string }>(
  tiles: readonly T[],
  taps: Readonly<Record<string, number>> | null,
): readonly T[] {
  const uses = ({ key }: T) => {
    const count = taps?.[key] ?? 0
    return count < fewTaps ? 0 : count
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list: old phones know no toSorted
  return [...tiles].sort((one, other) => uses(other) - uses(one))
}

export function countTap(key: string): void {
  const taps = tileTaps.read() ?? {}
  tileTaps.write({ ...taps, [key]: (taps[key] ?? 0) + 1 })
}
