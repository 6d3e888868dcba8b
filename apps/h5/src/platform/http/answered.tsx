import type { CallError } from '@yf/client/call-error'
import { Suspense, type ReactNode } from 'react'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { LaterEmptyState, LaterFailedState } from './later-states.tsx'

/** The displayed part of a query; a combined one works as well. */
export interface QueryState<T> {
  readonly data: T | undefined
  readonly error: CallError | null
  readonly refetch: () => unknown
}

export interface AnsweredProps<T> {
  of: QueryState<T>
  /** A skeleton with the shape of the content. */
  skeleton?: ReactNode
  /** Text or a custom element. Without it an empty result renders like any other. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Wraps every state except the content itself. */
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
 * Shows a query: skeleton, content, empty state, or error. The content stays when a refetch fails; the call has shown
 * the error.
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
