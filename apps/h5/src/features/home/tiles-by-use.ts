import { tileTaps } from '#platform/storage/home-memory.ts'

/** Who has tapped something once or twice does not use it most. */
const fewTaps = 3

/** What I use most comes first; everything else stays where the company has put it. */
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
