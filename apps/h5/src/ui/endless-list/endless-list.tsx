import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { EmptyState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { scrollParent } from '#ui/scroll/scroll-parent.ts'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import styles from './endless-list.module.css'
import { useEndless, type PageOfRows } from './use-endless.ts'

export interface RowTools<Row> {
  /** Changes the row in place, without reloading the list. */
  update: (changes: Partial<Row>) => void
  remove: () => void
}

export interface EndlessListProps<Row> {
  /** Pages count from one. Give the list another `key` when its source changes. */
  load: (pageNo: number) => Promise<PageOfRows<Row>>
  keyOf: (row: Row) => string
  renderRow: (row: Row, tools: RowTools<Row>) => ReactNode
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Shown while the first page loads, in the shape of the rows. */
  skeleton?: ReactNode
  /** Shown if the first page failed. */
  failed?: (error: unknown, retry: () => void) => ReactNode
  /** The error under the rows if a further page failed, and as a toast if a refresh failed. */
  errorText?: (error: unknown) => string | undefined
  /** Names the list for screen readers. */
  label: string
  /** `card`: rows in one white card; `plain`: each row has its own. */
  look?: 'card' | 'plain'
  /** For a kept-alive page whose rows change elsewhere: refreshes in place each time it is shown again. */
  renewOnReturn?: boolean
}

/** Calls `onNear` when the end of the list comes near the edge of the scrolling box. */
function useNearEnd(isOn: boolean, rowCount: number, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const mark = end.current
    if (!isOn || !mark) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near()
      },
      { root: scrollParent(mark), rootMargin: '0px 0px 240px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a short page may leave the end visible: a new count checks again
  }, [isOn, rowCount])
  return end
}

/** A hidden page runs no effects: if they run again while there are rows, the page has returned. */
function useReturn(isOn: boolean, onReturn: () => void): void {
  const comeBack = useEffectEvent(() => {
    if (isOn) onReturn()
  })
  useEffect(() => comeBack(), [])
}

export function EndlessList<Row>(props: EndlessListProps<Row>) {
  const { load, keyOf, renderRow, empty, skeleton, label, look = 'card' } = props
  const list = useEndless(load, keyOf)
  const { rows, status, isEnd, pageNo, error } = list
  const end = useNearEnd(status === 'waiting' && pageNo > 0 && !isEnd, rows.length, list.more)

  useReturn(Boolean(props.renewOnReturn) && pageNo > 0, () => void list.renew())

  if (pageNo === 0) {
    if (status !== 'failed') return skeleton ?? <SkeletonRows />
    return props.failed?.(error, list.more) ?? <ErrorState onRetry={list.more} />
  }

  const refresh = async () => {
    const failure = await list.refresh()
    if (failure) toast(props.errorText?.(failure.error) ?? '刷新失败，请稍后重试')
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      {rows.length === 0 && (empty ?? <EmptyState />)}
      {rows.length > 0 && (
        <ul className={styles[look]} aria-label={label}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              {renderRow(row, {
                update: (changes) => list.update(keyOf(row), changes),
                remove: () => list.remove(keyOf(row)),
              })}
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className={styles.end} role="status">
        {status === 'loading' && rows.length > 0 && '加载中...'}
        {status === 'waiting' && isEnd && rows.length > 0 && '没有更多了'}
      </div>
      {status === 'failed' && (
        <div className={styles.failed}>
          <span>{props.errorText?.(error) ?? '加载失败'}</span>
          <Button kind="plain" size="small" icon="refresh" onTap={list.more}>
            点此重试
          </Button>
        </div>
      )}
    </PullToRefresh>
  )
}
