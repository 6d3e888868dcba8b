import type { CallError } from '@yf/client/call-error'
import { Suspense, type ReactNode } from 'react'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { LaterEmptyState, LaterFailedState } from './later-states.tsx'

/** What is shown of a query; one that is put together by hand will do. */
export interface Question<T> {
  readonly data: T | undefined
  readonly error: CallError | null
  readonly refetch: () => unknown
}

export interface AnsweredProps<T> {
  of: Question<T>
  /** The true shape of what comes. */
  skeleton?: ReactNode
  /** Words, or a whole state of one's own. Without it an empty answer is shown like any other. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** What stands around everything but the answer itself. */
  around?: (state: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

const recordsOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'records' in data ? data.records : data

const hasNothing = (data: unknown): boolean => {
  const rows = recordsOf(data)
  return Array.isArray(rows) && rows.length === 0
}

const emptyState = (empty: ReactNode): ReactNode =>
  typeof empty === 'string' ? <LaterEmptyState title={empty} /> : empty

/**
 * The one way to show an answer: its skeleton, itself, that there is nothing, or why it did not come. What is there
 * stays when asking again fails; the call has said why.
 */
export function Answered<T>(props: AnsweredProps<T>) {
  const { of, skeleton = <SkeletonRows />, empty, isEmpty = hasNothing, children } = props
  const { data, error, refetch } = of
  const hasAnswer = data !== undefined
  if (hasAnswer && (empty === undefined || !isEmpty(data))) return children(data)
  const failed = error && <LaterFailedState error={error} onRetry={refetch} />
  const state = (
    <Suspense fallback={skeleton}>{hasAnswer ? emptyState(empty) : (failed ?? skeleton)}</Suspense>
  )
  return props.around ? props.around(state) : state
}
