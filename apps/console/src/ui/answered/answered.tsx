import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Failed } from '#ui/failed/failed.tsx'
import styles from './answered.module.css'

/** The part of a query that is displayed, whatever fetches it. */
export interface Answerable<T> {
  readonly data: T | undefined
  readonly error: { readonly message: string } | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<void>
}

export interface AnsweredProps<T> {
  of: Answerable<T>
  /** The headline of a failure; the server's message is shown below it. */
  failed: string
  /** Shown if there is nothing: an empty list, or a page without records. */
  empty?: ReactNode
  /** The number of placeholder lines before the first response. */
  lines?: number
  children: (data: T) => ReactNode
}

const isNothing = (data: unknown): boolean => {
  const list = typeof data === 'object' && data !== null && 'records' in data ? data.records : data
  return Array.isArray(list) && list.length === 0
}

/** The common way to display a query. Older data stays visible while newer data is fetched, and if that fails. */
export function Answered<T>({ of, failed, empty, lines = 8, children }: AnsweredProps<T>) {
  const { data, error } = of
  if (data === undefined)
    return error ? (
      <Failed title={failed} onRetry={() => void of.refetch()} isBusy={of.isFetching}>
        {error.message}
      </Failed>
    ) : (
      <div className={styles.waiting} role="status" aria-label="正在加载">
        <Skeleton active title={false} paragraph={{ rows: lines }} />
      </div>
    )
  if (empty !== undefined && isNothing(data))
    return <Empty className={styles.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />
  return children(data)
}
