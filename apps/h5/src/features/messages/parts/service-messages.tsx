import { messageCalls, type Notice } from '@yf/contract/messages'
import { noticeStates, readStates } from '@yf/domain/notice-target'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { patchQuery, useQueryOf } from '#platform/http/hooks.ts'
import base from '#ui/base.module.css'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expiredText, leadsOn, openNotice, timeText } from '../open-notice.ts'
import { readNotice } from '../read-notice.ts'
import { useArrivals } from '../use-arrivals.ts'
import { Bubble } from './bubble.tsx'
import { RichText } from './rich-text.tsx'
import styles from './service-messages.module.css'

const step = 10

const show = (id: string) => (changes: Partial<Notice>) =>
  patchQuery(messageCalls.list, (page) => ({
    ...page,
    records: page.records.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  }))

/** Old phones lack toReversed. */
const oldestFirst = (records: readonly Notice[]): Notice[] =>
  records.reduce<Notice[]>((turned, one) => [one, ...turned], [])

/** Service messages of this member, oldest first, as in a conversation. */
export function ServiceMessages() {
  const [pageSize, setPageSize] = useState(step)
  const messages = useQueryOf(messageCalls.list, { tab: 1, pageNo: 1, pageSize }, { silent: true })
  useArrivals(1, () => void messages.refetch())
  const showEarlier = () => setPageSize((before) => Math.min(100, before + step))
  return (
    // A skeleton would push down the questions below, which are there first.
    <Answered of={messages} skeleton={null}>
      {({ records, total }) => (
        <>
          {total > records.length && (
            <div className={styles.earlier}>
              <Button kind="plain" size="small" onTap={showEarlier}>
                查看更早的消息
              </Button>
            </div>
          )}
          {oldestFirst(records).map((message) => (
            <ServiceMessage key={message.id} message={message} />
          ))}
        </>
      )}
    </Answered>
  )
}

function ServiceMessage({ message }: { message: Notice }) {
  const [isOpen, setOpen] = useState(false)
  const isUnread = message.readStatus === readStates.unread
  const toggle = () => {
    setOpen(!isOpen)
    void readNotice(message, 1, show(message.id))
  }
  return (
    <Bubble by="service">
      <button
        type="button"
        className={classNames(base.tap, styles.head)}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className={styles.text}>
          <span className={styles.title}>
            {isUnread && (
              <span className={styles.dot}>
                <span className={base.hidden}>未读，</span>
              </span>
            )}
            {message.title}
          </span>
          <span className={styles.time}>{timeText(message.createTime)}</span>
        </span>
        <Icon name="chevron-down" size={18} className={classNames(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div className={styles.body}>
          <RichText html={message.content} />
          {message.status === noticeStates.expired && <p className={styles.time}>{expiredText}</p>}
          {leadsOn(message) && (
            <Button kind="plain" size="small" onTap={() => openNotice(message)}>
              去查看
            </Button>
          )}
        </div>
      )}
    </Bubble>
  )
}
