import type { QueryState } from '#platform/http/answered.tsx'

export type RefusableAnswer<T> =
  | { readonly isRefused: false; readonly data: T }
  | { readonly isRefused: true; readonly message: string }

/**
 * For a page that shows a refusal as its own state without a retry: `<Answered of={refusalAsAnswer(book)}>` treats it
 * like any other answer.
 */
export function refusalAsAnswer<T>({ data, error, refetch }: QueryState<T>): QueryState<RefusableAnswer<T>> {
  if (data !== undefined) return { data: { isRefused: false, data }, error, refetch }
  if (error?.situation === 'refused')
    return { data: { isRefused: true, message: error.message }, error: null, refetch }
  return { data: undefined, error, refetch }
}
