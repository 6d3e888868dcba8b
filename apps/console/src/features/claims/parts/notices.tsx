import type { WorkCase } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './notices.module.css'

const paymentWords = {
  waiting: '等待打款',
  sent: '已发出，等待银行回音',
  paid: '已到账',
  failed: '打款失败',
} as const

/** What somebody must have read before deciding, at the top of everything. */
export function Notices({ work }: { work: WorkCase }) {
  const { flags, obstacles, askedFor, firstApprover, payment } = work
  return (
    <>
      {obstacles.length > 0 && (
        <div className={styles.stop} role="note" aria-label="通过之前要解决">
          <Icon name="warning" />
          <ul>
            {obstacles.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {flags.length > 0 && (
        <div className={styles.look} role="note" aria-label="系统提示">
          <Icon name="warning" />
          <ul>
            {flags.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {askedFor && (
        <p className={styles.note} role="note">
          已要求会员补充：{askedFor}
        </p>
      )}
      {firstApprover && (
        <p className={styles.note} role="note">
          {firstApprover} 已通过 {formatFen(work.linesPayableFen)}，等待另一位高级理赔专员复核。
        </p>
      )}
      {payment && (
        <p className={payment.state === 'failed' ? styles.stop : styles.note} role="note">
          {paymentWords[payment.state]}：{formatFen(payment.amountFen)}，{payment.bankName} {payment.maskedNo}
          {payment.time && `，${payment.time}`}
          {payment.failure && `。原因：${payment.failure}`}
        </p>
      )}
    </>
  )
}
