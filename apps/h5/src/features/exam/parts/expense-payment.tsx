import { examCalls } from '@yf/contract/exam'
import type { ExamDetail } from '@yf/contract/exam-shapes'
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
import styles from './expense.module.css'

// Few payments fail: the form for another card comes when one does.
const CardSheet = lazy(async () => ({ default: (await import('./expense-card-sheet.tsx')).ExpenseCardSheet }))

/** Where the money is; a payment that failed leads to another card. */
export function ExpensePayment({ found }: { found: ExamDetail }) {
  const [isChanging, setChanging] = useState(false)
  const { payment } = found
  if (!payment) return null
  const { word, tone } = paymentWords[payment.state]
  return (
    <Card title="打款" extra={<Chip tone={tone}>{word}</Chip>}>
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
      {found.canChangeCard === 1 && (
        <>
          <div className={styles.gap}>
            <NoticeBar tone="danger">
              {`${payment.failure || '银行没有接受这笔打款'}。更换银行卡后会重新打款，金额不变`}
            </NoticeBar>
          </div>
          <Button block kind="secondary" icon="card" onTap={() => setChanging(true)}>
            更换银行卡
          </Button>
        </>
      )}
      <Suspense>
        {isChanging && (
          <CardSheet
            found={found}
            onClose={() => setChanging(false)}
            onSaved={() => void refresh(examCalls.detail)}
          />
        )}
      </Suspense>
    </Card>
  )
}
