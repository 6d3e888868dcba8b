import type { Notice } from '@yf/contract/messages'
import { isCarbonDetail, noticeStates, readStates } from '@yf/domain/notice-target'
import base from '#ui/base.module.css'
import { useTap } from '#ui/button/use-tap.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expiredText, leadsOn, openNotice, timeText } from '../open-notice.ts'
import styles from './notice-row.module.css'
import { RichText } from './rich-text.tsx'

interface Props {
  notice: Notice
  onOpen: () => void
  /** The notice counts as read even if its own target is not opened. */
  onRead: () => void
}

/**
 * The title is the button, and its touch area is the whole card: the notice's text stays plain text for screen
 * readers.
 */
export function NoticeRow({ notice, onOpen, onRead }: Props) {
  const tap = useTap(onOpen)
  const isUnread = notice.readStatus === readStates.unread
  const isExpired = notice.status === noticeStates.expired
  const hasCarbon = isCarbonDetail(notice.jumpUrlCode) && !isExpired
  const openCarbon = () => {
    onRead()
    openNotice(notice)
  }
  return (
    <article className={classNames(styles.notice, !isUnread && styles.read, isExpired && styles.expired)}>
      <h2 className={styles.head}>
        <button
          type="button"
          className={classNames(base.tap, styles.title)}
          onClick={() => tap()}
          data-track="message.notice"
        >
          {isUnread && !isExpired && (
            <span className={styles.dot}>
              <span className={base.hidden}>未读，</span>
            </span>
          )}
          {notice.title}
        </button>
        {leadsOn(notice) && !hasCarbon && <Icon name="chevron-right" size={18} className={styles.arrow} />}
      </h2>
      <time className={styles.time} dateTime={`${notice.createTime.replace(' ', 'T')}+08:00`}>
        {timeText(notice.createTime)}
      </time>
      <RichText html={notice.content} className={styles.content} />
      {isExpired && (
        <p className={styles.foot}>
          <Chip>{expiredText}</Chip>
        </p>
      )}
      {hasCarbon && (
        <div className={styles.foot}>
          <Button kind="secondary" size="small" icon="leaf" onTap={openCarbon} track="message.carbon">
            查看碳积分
          </Button>
        </div>
      )}
    </article>
  )
}
