import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Failed } from '#ui/failed/failed.tsx'
import styles from './answered.module.css'

/** What is shown of a query, whoever fetches it. */
export interface Answerable<T> {
  readonly data: T | undefined
  readonly error: { readonly message: string } | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<void>
}

export interface AnsweredProps<T> {
  of: Answerable<T>
  /** In so many words, where it did not go well; what the server said stands under it. */
  failed: string
  /** Said where there is nothing: an empty list, or a page without records. */
  empty?: ReactNode
  /** Lines that stand there before the first answer. */
  lines?: number
  children: (data: T) => ReactNode
}

const isNothing = (data: unknown): boolean => {
  const list = typeof data === 'object' && data !== null && 'records' in data ? data.records : data
  return Array.isArray(list) && list.length === 0
}

/** The one way to show an answer. An older answer stays while a newer one is fetched, and when that fails. */
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
