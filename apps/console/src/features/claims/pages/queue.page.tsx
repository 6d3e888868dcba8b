import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { mayDo } from '@yf/domain/staff'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { useSession } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { useNow } from '#ui/use-now.ts'
import { useLastList } from '../neighbours.ts'
import { KeyHints } from '../parts/key-hints.tsx'
import { PickedCases } from '../parts/picked-cases.tsx'
import { QueueFilter } from '../parts/queue-filter.tsx'
import { QueueLists } from '../parts/queue-lists.tsx'
import { QueueSearch } from '../parts/queue-search.tsx'
import { QueueSummary } from '../parts/queue-summary.tsx'
import { QueueTable } from '../parts/queue-table.tsx'
import { QueueViews } from '../parts/queue-views.tsx'
import { addressed, filterOf, isNarrow } from '../queue-filter.ts'
import { listOf } from '../queue-lists.ts'
import { useRowKeys } from '../use-row-keys.ts'
import styles from './queue.module.css'

const pageSize = 20

function useQueue() {
  const { query } = useLocation()
  const row = listOf(query['list'])
  const { after, keyword = '' } = query
  const filter = filterOf(query)
  const queueQuery = { list: row.list, ...filter, ...(keyword && { keyword }) }
  const page = useQueryOf(
    claimsAdminCalls.queue,
    { ...queueQuery, pageSize, ...(after && { after }) },
    { every: 60_000 },
  )
  const records = page.data?.records
  const remember = useEffectEvent((ids: string[]) => useLastList.setState({ ids, filter: queueQuery }))
  useEffect(() => {
    if (records) remember(records.map(({ caseId }) => caseId))
  }, [records])
  return { row, after, keyword, filter, page }
}

const emptyText = (own: string, keyword: string, isFiltered: boolean): string => {
  if (keyword) return '没有找到相符的案件，可以输入完整的案件号，或被保险人姓名。'
  return isFiltered ? '没有符合筛选条件的案件' : own
}

export default function QueuePage() {
  const { row, after, keyword, filter, page } = useQueue()
  const role = useSession((session) => session.staff?.role)
  const now = useNow()
  const frame = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<readonly string[]>([])
  useRowKeys(frame)
  const here = { list: row.list, ...addressed(filter), keyword }
  const canPick = role !== undefined && mayDo(role, 'handle')
  // A selected case may have left the list since.
  const chosen = (page.data?.records ?? []).filter(({ caseId }) => picked.includes(caseId))
  return (
    <Page
      title={row.name}
      tools={
        <>
          <QueueSearch
            key={keyword}
            keyword={keyword}
            onSearch={(keywordText) =>
              go('/queue', { list: keywordText ? 'all' : row.list, keyword: keywordText })
            }
          />
          <QueueViews list={row.list} filter={filter} />
          <KeyHints />
        </>
      }
    >
      <QueueLists active={row.list} />
      <QueueFilter
        filter={filter}
        onFilter={(next) => go('/queue', { list: row.list, ...addressed(next), keyword })}
      />
      {canPick && chosen.length > 0 && (
        <PickedCases picked={chosen} role={role} onDone={() => setPicked([])} />
      )}
      <div ref={frame} className={styles.list}>
        <Answered
          of={page}
          failed="列表没有加载成功"
          empty={emptyText(row.empty, keyword, isNarrow(filter))}
          lines={10}
        >
          {({ records: rows, next, total }) => (
            <>
              <QueueSummary rows={rows} now={now} />
              <QueueTable
                rows={rows}
                total={total}
                now={now}
                isFetching={page.isFetching}
                first={after ? linkTo('/queue', here) : null}
                next={next && linkTo('/queue', { ...here, after: next })}
                picked={chosen.map(({ caseId }) => caseId)}
                onPick={canPick ? setPicked : null}
              />
            </>
          )}
        </Answered>
      </div>
    </Page>
  )
}
