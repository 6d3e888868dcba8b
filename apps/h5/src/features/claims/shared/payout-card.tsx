import type { CaseDetail } from '@yf/contract/claim-shapes'
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import { momentText } from './case-state.ts'
import { paymentLabels } from './payment-labels.ts'
import styles from './payout-card.module.css'

interface Props {
  title: string
  payment: NonNullable<CaseDetail['payment']>
  hasFailed: boolean
  /** What a second payment attempt pays. */
  againText: string
  canChangeCard: boolean
  /** The form for another card, loaded on demand because few payments fail. */
  children: (open: boolean, onClose: () => void) => ReactNode
}

/** The state of the payment; a failed one offers another card. */
export function PayoutCard({ title, payment, hasFailed, againText, canChangeCard, children }: Props) {
  const [isChanging, setChanging] = useState(false)
  const wasOpen = useOnceOpen(isChanging)
  const { word, tone } = paymentLabels[payment.state]
  return (
    <Card title={title} extra={<Chip tone={tone}>{word}</Chip>}>
      <Facts
        rows={[
          { label: '金额', value: <Money fen={payment.amountFen} /> },
          { label: '收款银行', value: payment.bankName },
          { label: '收款卡号', value: payment.maskedNo },
          {
            label: payment.state === 'paid' ? '到账时间' : '更新时间',
            value: payment.time && momentText(payment.time),
          },
        ]}
      />
      {hasFailed && (
        <div className={styles.failure}>
          <NoticeBar tone="danger">
            {`${payment.failure || '银行没有接受这笔打款'}。更换银行卡后会重新打款，${againText}`}
          </NoticeBar>
        </div>
      )}
      {canChangeCard && (
        <Button block kind="secondary" icon="card" onTap={() => setChanging(true)}>
          更换银行卡
        </Button>
      )}
      <Suspense>{wasOpen && children(isChanging, () => setChanging(false))}</Suspense>
    </Card>
  )
}
