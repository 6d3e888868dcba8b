import { workbenchCalls } from '@yf/contract/workbench'
import { useEffect, useRef } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, usePlace } from '#platform/navigation/navigation.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { useLastList } from '../neighbours.ts'
import { QueueLists } from '../parts/queue-lists.tsx'
import { QueueSearch } from '../parts/queue-search.tsx'
import { QueueTable } from '../parts/queue-table.tsx'
import { listOf, queueLists } from '../queue-lists.ts'
import styles from './queue.module.css'

const pageSize = 20

function useQueue() {
  const { query } = usePlace()
  const row = listOf(query['list'])
  const pageNo = Number(query['page']) || 1
  const keyword = query['keyword'] ?? ''
  const asked = { list: row.list, pageNo, pageSize, ...(keyword ? { keyword } : {}) }
  return { row, pageNo, keyword, page: useQueryOf(workbenchCalls.queue, asked, { every: 60_000 }) }
}

/** j and k move along the links of the rows, so that Enter opens and a screen reader follows. */
function useRowKeys(frame: React.RefObject<HTMLDivElement | null>): void {
  const move = (step: number) => {
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...Object.fromEntries(
      queueLists.map(({ list }, index) => [String(index + 1), () => go('/queue', { list })] as const),
    ),
  })
}

export default function QueueScreen() {
  const { row, pageNo, keyword, page } = useQueue()
  const frame = useRef<HTMLDivElement>(null)
  useRowKeys(frame)
  const records = page.data?.records
  useEffect(() => {
    if (records) useLastList.setState({ ids: records.map(({ caseId }) => caseId) })
  }, [records])
  const turn = (to: number) => go('/queue', { list: row.list, page: to > 1 ? to : null, keyword })
  return (
    <div className={styles.page}>
      <QueueLists active={row.list} />
      <section className={styles.panel} aria-label={row.name}>
        <header className={styles.head}>
          <h1 className={styles.title}>{row.name}</h1>
          <QueueSearch
            key={keyword}
            keyword={keyword}
            onSearch={(words) => go('/queue', { list: words ? 'all' : row.list, keyword: words })}
          />
          <p className={styles.keys}>
            <kbd>j</kbd> <kbd>k</kbd> 上下移动 <kbd>Enter</kbd> 打开 <kbd>1</kbd>–<kbd>5</kbd> 切换列表{' '}
            <kbd>/</kbd> 搜索
          </p>
        </header>
        <div ref={frame} className={styles.list} aria-busy={page.isFetching}>
          {page.isPending && <Skeleton lines={10} height={20} />}
          {page.error && !records && (
            <Blank
              icon="warning"
              title="列表没有加载成功"
              onRetry={() => void page.refetch()}
              isBusy={page.isFetching}
            >
              {page.error.message}
            </Blank>
          )}
          {records?.length === 0 && (
            <Blank title={keyword ? '没有找到相符的案件' : row.empty}>
              {keyword && '可以输入完整的案件号，或被保险人姓名。'}
            </Blank>
          )}
          {records && records.length > 0 && <QueueTable rows={records} />}
        </div>
        {page.data && records && records.length > 0 && (
          <Pager pageNo={pageNo} pageSize={pageSize} total={page.data.total} onPage={turn} />
        )}
      </section>
    </div>
  )
}
