import type { Consultation } from '@yf/contract/consultation-shapes'
import type { Payment } from '@yf/contract/self-paying'
import { clockText } from '@yf/domain/date-text'
import { formatFen } from '@yf/domain/money'
import { PayStatusBar } from '#features/orders/shared/pay-status-bar.tsx'
import { usePaying } from '#features/orders/shared/use-paying.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from '../record/record.module.css'
import { LeaveButton } from '../room/leave-button.tsx'
import { paidBack } from '../intake/use-start.ts'
import { CaseCard } from './case-card.tsx'

interface Props {
  consultation: Consultation
  payment: NonNullable<Payment>
  wasPaying: boolean
  onChanged: () => unknown
}

/** An unpaid consultation, not yet sent to a doctor: price, deadline, payment and the way back. */
export function UnpaidView({ consultation, payment, wasPaying, onChanged }: Props) {
  const { id, state } = consultation
  const { orderId, moneyFen, payBefore } = payment
  const { payStatus, pay } = usePaying({
    orderId,
    isUnpaid: true,
    backTo: paidBack(id),
    wasPaying,
    onChanged,
  })
  return (
    <Page
      title="等待付款"
      extra={<LeaveButton id={id} state={state} isSelfPaid onLeft={onChanged} />}
      actions={
        <Button
          block
          onTap={pay}
        >{`${payStatus && payStatus.kind !== 'asking' ? '重新支付' : '支付'} ${formatFen(moneyFen)}`}</Button>
      }
    >
      <div className={styles.sections}>
        <PayStatusBar
          status={payStatus}
          moneyFen={moneyFen}
          payBefore={payBefore}
          path={`/consultationRecord/${id}`}
        />
        {!payStatus && (
          <NoticeBar tone="warning">
            {`请在 ${payBefore ? `${clockText(payBefore)} 前` : '30 分钟内'}付款，付款后立即呼叫医生`}
          </NoticeBar>
        )}
        <Card title="费用">
          <Facts
            rows={[
              { label: '应付', value: <Money fen={moneyFen} size="number" /> },
              { label: '由谁支付', value: '您自己' },
              { label: '退款', value: '接诊前取消或无人接诊，费用原路退回；医生接诊后不退' },
            ]}
          />
        </Card>
        <CaseCard of={consultation} />
      </div>
    </Page>
  )
}
