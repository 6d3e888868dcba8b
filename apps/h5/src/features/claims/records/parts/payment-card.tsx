import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { lazy, Suspense, useState } from 'react'
import { momentText } from '#features/claims/shared/case-state.ts'
import { paymentWords } from '#features/claims/shared/payment-words.ts'
import { refresh } from '#platform/http/hooks.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import styles from './payment-card.module.css'

// Few payments fail: the form for another card comes when one does.
const CardSheet = lazy(async () => ({ default: (await import('./card-sheet.tsx')).CardSheet }))

/** Where the money is; a payment that failed leads to another card. */
export function PaymentCard({ found }: { found: CaseDetail }) {
  const [isChanging, setChanging] = useState(false)
  const wasOpen = useOnceOpen(isChanging)
  const { payment } = found
  if (!payment) return null
  const { word, tone } = paymentWords[payment.state]
  return (
    <Card title="赔款" extra={<Chip tone={tone}>{word}</Chip>}>
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
      {payment.state === 'failed' && (
        <div className={styles.failure}>
          <NoticeBar tone="danger">
            {`${payment.failure || '银行没有接受这笔打款'}。更换银行卡后会重新打款，赔付金额不变`}
          </NoticeBar>
        </div>
      )}
      {found.canChangeCard === 1 && (
        <Button block kind="secondary" icon="card" onTap={() => setChanging(true)}>
          更换银行卡
        </Button>
      )}
      <Suspense>
        {wasOpen && (
          <CardSheet
            open={isChanging}
            found={found}
            onClose={() => setChanging(false)}
            onSaved={() => void refresh(claimCalls.detail)}
          />
        )}
      </Suspense>
    </Card>
  )
}
