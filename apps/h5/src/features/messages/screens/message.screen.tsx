import { useRef } from 'react'
import { useFunction } from '#platform/theme/theme.ts'
import { useUnread } from '../shared/unread.ts'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useMessageLocation, type MessageTab } from '../message-location.ts'
import { MessagesTab } from '../parts/messages-tab.tsx'
import { NoticesTab } from '../parts/notices-tab.tsx'
import { ServiceButton, useHasService } from '../parts/service-button.tsx'
import styles from './message.module.css'

export default function MessageScreen() {
  const { tab, filter, toTab, toFilter } = useMessageLocation()
  const { messageNum, noticeNum } = useUnread()
  const hasService = useHasService()
  // The company may rename it (specification §3, all_function_icon).
  const { name } = useFunction('function_message', '消息中心')
  const scroll = useRef<HTMLElement>(null)
  const choose = (chosen: MessageTab) => {
    if (scroll.current) scroll.current.scrollTop = 0
    toTab(chosen)
  }
  return (
    <Page title={name} scrollRef={scroll} actions={tab === 1 && hasService && <ServiceButton />}>
      <div className={styles.tabs}>
        <Tabs
          label="消息分类"
          items={[
            { value: 1, label: '消息', unread: messageNum },
            { value: 2, label: '通知', unread: noticeNum },
          ]}
          value={tab}
          onChange={choose}
        />
      </div>
      <div role="tabpanel" aria-label={tab === 1 ? '消息' : '通知'}>
        {tab === 1 ? <MessagesTab /> : <NoticesTab filter={filter} onFilter={toFilter} scroll={scroll} />}
      </div>
    </Page>
  )
}
