import type { Question } from '#platform/http/answered.tsx'

export type Answer<T> =
  | { readonly isRefused: false; readonly data: T }
  | { readonly isRefused: true; readonly words: string }

/**
 * For a page that shows a refusal as its own state without a retry: `<Answered of={refusalAsAnswer(book)}>` treats it
 * like any other answer.
 */
export function refusalAsAnswer<T>({ data, error, refetch }: Question<T>): Question<Answer<T>> {
  if (data !== undefined) return { data: { isRefused: false, data }, error, refetch }
  if (error?.situation === 'refused')
    return { data: { isRefused: true, words: error.message }, error: null, refetch }
  return { data: undefined, error, refetch }
}
