import { workbenchCalls } from '@yf/contract/workbench'
import { useEffect, useRef } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, usePlace } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { useNow } from '#ui/use-now.ts'
import { useLastList } from '../neighbours.ts'
import { KeyHints } from '../parts/key-hints.tsx'
import { QueueLists } from '../parts/queue-lists.tsx'
import { QueueSearch } from '../parts/queue-search.tsx'
import { QueueSummary } from '../parts/queue-summary.tsx'
import { QueueTable } from '../parts/queue-table.tsx'
import { listOf } from '../queue-lists.ts'
import { useRowKeys } from '../use-row-keys.ts'
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

export default function QueueScreen() {
  const { row, pageNo, keyword, page } = useQueue()
  const now = useNow()
  const frame = useRef<HTMLDivElement>(null)
  useRowKeys(frame)
  const records = page.data?.records
  useEffect(() => {
    if (records) useLastList.setState({ ids: records.map(({ caseId }) => caseId) })
  }, [records])
  const search = (words: string) => go('/queue', { list: words ? 'all' : row.list, keyword: words })
  const turn = (to: number) => go('/queue', { list: row.list, page: to > 1 ? to : null, keyword })
  return (
    <Page
      title={row.name}
      tools={
        <>
          <QueueSearch key={keyword} keyword={keyword} onSearch={search} />
          <KeyHints />
        </>
      }
    >
      <QueueLists active={row.list} />
      <div ref={frame} className={styles.list}>
        <Answered
          of={page}
          failed="列表没有加载成功"
          empty={keyword ? '没有找到相符的案件，可以输入完整的案件号，或被保险人姓名。' : row.empty}
          lines={10}
        >
          {({ records: rows, total }) => (
            <>
              <QueueSummary rows={rows} now={now} />
              <QueueTable
                rows={rows}
                now={now}
                isFetching={page.isFetching}
                paging={{ pageNo, pageSize, total, onPage: turn }}
              />
            </>
          )}
        </Answered>
      </div>
    </Page>
  )
}
