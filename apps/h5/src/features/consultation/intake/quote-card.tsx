import type { Quote } from '@yf/contract/consultation'
import { dayText } from '@yf/domain/date-text'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './intake.module.css'

/** Shown before the start: price, payer, waiting time, and what happens if no doctor accepts. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const { priceFen, selfFen, right, payer, waitingMinutes, givesUpAfterMinutes } = quote
  if (payer === 'none') {
    return (
      <Card>
        <NoRightState
          title="问诊次数已用完"
          note="所在企业未开通自费问诊；可在「免费问诊权益」领取，或向企业人力资源了解"
        />
      </Card>
    )
  }
  return (
    <Card title="费用与等待">
      <div className={styles.group}>
        <div className={styles.figures}>
          <p className={styles.figure}>
            <span className={styles.label}>您需支付</span>
            <span className={styles.number}>
              <Money fen={selfFen} />
            </span>
          </p>
          <p className={styles.figure}>
            <span className={styles.label}>预计接诊</span>
            <span className={styles.number}>
              {waitingMinutes}
              <span className={styles.unit}>分钟内</span>
            </span>
          </p>
        </div>
        <Facts
          rows={[
            { label: '问诊价格', value: <Money fen={priceFen} /> },
            ...(right
              ? [
                  { label: '由谁支付', value: `企业福利「${right.name}」` },
                  { label: '剩余次数', value: `${right.left} / ${right.total} 次，本次用 1 次` },
                  { label: '权益到期', value: dayText(right.endTime) },
                ]
              : [{ label: '由谁支付', value: '您自己（没有可用的问诊次数）' }]),
          ]}
        />
        <p className={styles.note}>
          {right
            ? `超过 ${givesUpAfterMinutes} 分钟无人接诊会自动取消，次数退回给您`
            : `付款后为您呼叫医生。接诊前可随时取消，超过 ${givesUpAfterMinutes} 分钟无人接诊自动取消，费用原路退回；医生接诊后不退`}
        </p>
      </div>
    </Card>
  )
}
