import { fromMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import { useEffect, useState } from 'react'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import styles from './pay-status-bar.module.css'
import type { PayStatus } from './use-pay-result.ts'
import { payStatusText } from './use-paying.ts'

const tones = { asking: 'info', unpaid: 'warning', declined: 'danger' } as const

interface Props {
  status: PayStatus | null
  moneyFen: number
  /** When the unpaid order is closed. */
  payBefore: string | null
  /** The path where another phone or app can pay it. */
  path: string
}

/** The result of the payment attempt and, while nothing has arrived, amount, deadline and other ways to pay. */
export function PayStatusBar({ status, moneyFen, payBefore, path }: Props) {
  if (!status || status.kind === 'paid') return null
  const isOpen = status.kind !== 'asking'
  return (
    <div role={status.kind === 'declined' ? 'alert' : 'status'} className={styles.bar}>
      <NoticeBar tone={tones[status.kind]}>
        {payStatusText(status)}
        {isOpen && (
          <span className={styles.facts}>
            {`待付 ${formatFen(moneyFen)}`}
            {payBefore && <TimeLeft until={payBefore} />}
          </span>
        )}
        {status.kind === 'declined' && currentEnvironment() !== 'wechat' && (
          <span className={styles.facts}>
            也可以复制链接，到微信里打开后支付
            <CopyButton text={`${location.origin}/#${path}`} what="订单链接" />
          </span>
        )}
      </NoticeBar>
    </div>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** Counts down to the closing in minutes and seconds, as on cashier pages. */
function TimeLeft({ until }: { until: string }) {
  const end = fromMoment(until).getTime()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return (
    <span role="timer">{`剩余 ${two(Math.floor(seconds / 60))}:${two(seconds % 60)}，超时自动取消`}</span>
  )
}
