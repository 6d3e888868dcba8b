import type { PaymentShares } from '@yf/domain/order-split'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './back-sums.module.css'

interface Props {
  back: PaymentShares
  fault: string | undefined
  note: string
}

/** Where each part of the price is refunded to. */
export const BackSums = ({ back, fault, note }: Props) => (
  <Card title="退回">
    <Facts
      rows={[
        { label: '原路退款', value: <Money fen={back.moneyFen} size="number" /> },
        { label: '积分退回', value: back.pointsFen > 0 ? <Money fen={back.pointsFen} /> : null },
        { label: '权益退回', value: back.benefitFen > 0 ? <Money fen={back.benefitFen} /> : null },
      ]}
    />
    <p className={fault ? styles.fault : styles.note}>{fault ?? note}</p>
    {back.couponFen > 0 && <p className={styles.note}>已扣除优惠券分摊；优惠券在整单退完后退回</p>}
  </Card>
)
