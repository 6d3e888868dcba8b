import type { QueryState } from './answered.tsx'

type CombinedData<Q extends readonly QueryState<unknown>[]> = {
  [At in keyof Q]: Q[At] extends QueryState<infer T> ? T : never
}

/**
 * Combines several queries into one: `<Answered of={together(equity, family)}>{([cards, people]) => …}</Answered>`.
 */
export function combineQueries<Q extends readonly QueryState<unknown>[]>(
  ...queries: Q
): QueryState<CombinedData<Q>> {
  const isWhole = queries.every(({ data }) => data !== undefined)
  return {
    data: isWhole ? (queries.map(({ data }) => data) as CombinedData<Q>) : undefined,
    error: queries.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}
