import { eapCalls, type EapBooking } from '@yf/contract/eap'
import type { Payment } from '@yf/contract/self-paying'
import { formatFen } from '@yf/domain/money'
import { payStatusText, usePaying } from '#features/orders/shared/use-paying.ts'
import { call } from '#platform/http/call.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { cancelBooking, lookAgain, paidBack } from '../booking-writes.ts'
import { unpaidRule } from '../shared/booking-texts.ts'
import styles from './booking-card.module.css'

interface Props {
  booking: EapBooking
  payment: NonNullable<Payment>
  onChanged?: (booking: EapBooking) => void
}

/** Actions for a slot held until payment. */
export function UnpaidActions({ booking, payment, onChanged }: Props) {
  const { orderId, moneyFen, payBefore } = payment
  const changedNow = async () => {
    await lookAgain()
    onChanged?.(await call(eapCalls.booking, { id: booking.id }, { silent: true }))
  }
  const { payStatus, pay } = usePaying({
    orderId,
    isUnpaid: true,
    backTo: paidBack,
    wasPaying: useQueryParams()['paid'] === '1',
    onChanged: changedNow,
  })
  const cancel = async () => {
    const cancelled = await cancelBooking(booking)
    if (cancelled) onChanged?.(cancelled)
  }
  const asking = payStatus && payStatusText(payStatus)
  return (
    <>
      <p className={styles.rule} role="status">
        {asking ?? (payBefore && unpaidRule(payBefore))}
      </p>
      <div className={styles.actions}>
        <Button kind="plain" size="small" onTap={cancel}>
          取消预约
        </Button>
        <Button
          size="small"
          onTap={pay}
        >{`${payStatus && payStatus.kind !== 'asking' ? '重新支付' : '支付'} ${formatFen(moneyFen)}`}</Button>
      </div>
    </>
  )
}
