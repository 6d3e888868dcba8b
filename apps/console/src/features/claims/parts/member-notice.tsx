import type { CaseNotice } from '@yf/domain/claim-notices'
import styles from './member-notice.module.css'

/** Shown before the action, so that staff know what the member will read. */
export function MemberReads({ notice }: { notice: CaseNotice | null }) {
  return (
    <div className={styles.notice}>
      <p className={styles.label}>{notice ? '会员会立即看到：' : '会员暂时不会收到通知。'}</p>
      {notice && (
        <blockquote className={styles.text}>
          <b>{notice.title}</b>
          <p>{notice.words || '（请先填写）'}</p>
        </blockquote>
      )}
    </div>
  )
}
