import type { Question } from './answered.tsx'

type Answers<Q extends readonly Question<unknown>[]> = {
  [At in keyof Q]: Q[At] extends Question<infer T> ? T : never
}

/**
 * Combines several queries into one: `<Answered of={together(equity, family)}>{([cards, people]) => …}</Answered>`.
 */
export function together<Q extends readonly Question<unknown>[]>(...questions: Q): Question<Answers<Q>> {
  const isWhole = questions.every(({ data }) => data !== undefined)
  return {
    data: isWhole ? (questions.map(({ data }) => data) as Answers<Q>) : undefined,
    error: questions.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    refetch: () =>
      Promise.all(questions.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}
