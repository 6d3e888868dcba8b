/** Reproducible randomness: the same seed and name give the same sequence on every machine. */
export interface Random {
  next: () => number
  /** An integer, both ends included. */
  int: (from: number, to: number) => number
  between: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  weighted: <T extends string>(shares: Readonly<Record<T, number>>) => T
  shuffled: <T>(list: readonly T[]) => T[]
  digits: (count: number) => string
  /** An independent sequence, so that one more draw in a layout does not change the light of the photo. */
  fork: (name: string) => Random
}

export const randomOf = (seed: number, name = ''): Random => {
  const next = sequence(hash(`${seed}/${name}`))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    weighted: <T extends string>(shares: Readonly<Record<T, number>>) => weighted(shares, next()),
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    fork: (child) => randomOf(seed, `${name}/${child}`),
  }
}

function weighted<T extends string>(shares: Readonly<Record<T, number>>, at: number): T {
  const rows = Object.entries(shares) as [T, number][]
  const sum = rows.reduce((total, [, share]) => total + share, 0)
  let left = at * sum
  for (const [name, share] of rows) {
    left -= share
    if (left < 0) return name
  }
  return rows[rows.length - 1]![0]
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}

function sequence(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
