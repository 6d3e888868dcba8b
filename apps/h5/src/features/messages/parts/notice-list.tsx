import { messageCalls, type Notice } from '@yf/contract/messages'
import { useRef } from 'react'
import { AnsweredList } from '#platform/http/answered-list.tsx'
import { call } from '#platform/http/call.ts'
import { refresh } from '#platform/http/hooks.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ReadFilter } from '../message-location.ts'
import { openNotice } from '../open-notice.ts'
import { readNotice } from '../read-notice.ts'
import styles from './notice-list.module.css'
import { NoticeRow } from './notice-row.tsx'

/** Specification §9. */
const pageSize = 10

/** All pages use the state of the list at the first request: notices read meanwhile do not shift the others. */
function usePages(readStatus: ReadFilter) {
  const asOf = useRef<number>(undefined)
  return async (pageNo: number) => {
    if (pageNo === 1) void refresh(messageCalls.unread)
    const since = pageNo > 1 && asOf.current !== undefined ? { asOf: asOf.current } : {}
    const query = { tab: 2, readStatus, pageNo, pageSize, ...since } as const
    const page = await call(messageCalls.list, query, { silent: true })
    asOf.current = page.asOf
    return page
  }
}

const emptyNotes = {
  1: <EmptyOf kind="messages" title="没有未读通知" note="新的通知会在第一时间显示在这里" />,
  2: <EmptyOf kind="messages" title="没有已读通知" note="您看过的通知会保留在这里" />,
}

const idOf = ({ id }: Notice) => id

export function NoticeList({ filter }: { filter: ReadFilter }) {
  const load = usePages(filter)
  return (
    <AnsweredList
      label={filter === 1 ? '未读通知' : '已读通知'}
      look="plain"
      load={load}
      keyOf={idOf}
      empty={emptyNotes[filter]}
      skeleton={<NoticeSkeleton />}
      renderRow={(notice, { update }) => {
        const read = () => void readNotice(notice, 2, update)
        const open = () => {
          read()
          openNotice(notice)
        }
        return <NoticeRow notice={notice} onOpen={open} onRead={read} />
      }}
    />
  )
}

const NoticeSkeleton = () => (
  <Skeleton>
    <div className={styles.skeleton}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className={styles.bone}>
          <Bone width="52%" height={18} />
          <Bone width={80} height={12} />
          <Bone />
          <Bone width="72%" />
        </div>
      ))}
    </div>
  </Skeleton>
)
