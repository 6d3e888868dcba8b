export interface SpecCounts {
  readonly routes: number
  readonly calls: number
}

/** Implemented rows have to stay: the counts in docs/spec/least.json only ever rise. */
export const shortfall = (counts: SpecCounts, least: SpecCounts): string[] =>
  (['routes', 'calls'] as const)
    .filter((table) => !(counts[table] >= least[table]))
    .map((table) => `${counts[table]} ${table} stand, at least ${least[table]} have to`)
