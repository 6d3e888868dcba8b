import { useState, type RefObject } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useUnread } from '../shared/unread.ts'
import { Button } from '#ui/button/button.tsx'
import { scrollToTop } from '#ui/scroll/scroll-to-top.ts'
import { Segments } from '#ui/segments/segments.tsx'
import type { ReadFilter } from '../message-location.ts'
import { useArrivals } from '../use-arrivals.ts'
import { NoticeList } from './notice-list.tsx'
import { ReadAllButton } from './read-all-button.tsx'
import styles from './notices-tab.module.css'

/** A member this close to the top is not reading further down. */
const nearTop = 80
const newsText = '有新通知'

interface Props {
  filter: ReadFilter
  onFilter: (filter: ReadFilter) => void
  scroll: RefObject<HTMLElement | null>
}

export function NoticesTab({ filter, onFilter, scroll }: Props) {
  const { noticeNum } = useUnread()
  const [version, setVersion] = useState(0)
  const [hasNews, setHasNews] = useState(false)
  const renew = () => {
    setHasNews(false)
    setVersion((before) => before + 1)
  }
  useArrivals(2, () => {
    // A list that reloads while the member is scrolled down would lose their position.
    if ((scroll.current?.scrollTop ?? 0) > nearTop) {
      setHasNews(true)
      return
    }
    say(newsText)
    renew()
  })
  const showNews = async () => {
    if (scroll.current) await scrollToTop(scroll.current)
    onFilter(1)
    renew()
  }
  return (
    <>
      <div className={styles.filter}>
        <Segments
          label="通知筛选"
          items={[
            { value: 1, label: '未读', unread: noticeNum },
            { value: 2, label: '已读' },
          ]}
          value={filter}
          onChange={onFilter}
        />
        <ReadAllButton onRead={renew} />
      </div>
      <div className={styles.news} role="status">
        {hasNews && (
          <Button size="small" icon="refresh" onTap={showNews}>
            {newsText}
          </Button>
        )}
      </div>
      <NoticeList key={`${filter}/${version}`} filter={filter} />
    </>
  )
}
