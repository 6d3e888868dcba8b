import type { EapBooking } from '@yf/contract/eap'
import { formatFen } from '@yf/domain/money'
import type { ReactNode } from 'react'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { StarRating } from '#ui/stars/stars.tsx'
import { cancelBooking, changeBooking } from '../booking-writes.ts'
import { enterSession } from '../shared/enter-session.ts'
import { clockText, dateText, spanText } from '../shared/times.ts'
import { useSecondsUntil } from '../shared/use-until.ts'
import { isOpen, stateOf, unpaidOf } from '../shared/booking-texts.ts'
import { wayName } from '../texts.ts'
import styles from './booking-card.module.css'
import { UnpaidActions } from './unpaid-actions.tsx'

interface Props {
  booking: EapBooking
  /** For a list that manages its own rows. */
  onChanged?: (booking: EapBooking) => void
}

export function BookingCard({ booking, onChanged }: Props) {
  const { payment } = booking
  const isUnpaid = unpaidOf(booking) !== null
  const { word, tone } = stateOf(booking)
  return (
    <Card
      title={`${booking.counsellor.name} ${booking.counsellor.title}`}
      extra={<Chip tone={tone}>{word}</Chip>}
    >
      <Facts
        rows={[
          { label: '时间', value: spanText(booking) },
          { label: '方式', value: wayName(booking.way) },
          { label: '地址', value: booking.address },
          { label: '费用', value: payment && `${formatFen(payment.moneyFen)}，由您自己支付` },
          { label: '说明', value: booking.outcome },
        ]}
      />
      {booking.stars !== null && <StarRating value={booking.stars} />}
      {payment && isUnpaid && (
        <UnpaidActions booking={booking} payment={payment} {...(onChanged && { onChanged })} />
      )}
      {isOpen(booking) && !isUnpaid && <OpenActions booking={booking} {...(onChanged && { onChanged })} />}
      {booking.isAppraisable === 1 && (
        <div className={styles.actions}>
          <Button
            size="small"
            label={`去评价：与${booking.counsellor.name}的咨询`}
            onTap={() => go('/appraise', { query: { id: booking.id } })}
          >
            去评价
          </Button>
        </div>
      )}
    </Card>
  )
}

function OpenActions({ booking, onChanged }: Props) {
  const isChangeable = booking.isCancellable === 1
  const cancel = async () => {
    const cancelled = await cancelBooking(booking)
    if (cancelled) onChanged?.(cancelled)
  }
  return (
    <>
      <p className={styles.rule}>
        {isChangeable
          ? `${dateText(booking.cancelUntil)} ${clockText(booking.cancelUntil)} 前可以取消或改期`
          : '离开始不足 24 小时，不能取消或改期；如有特殊情况，请联系在线客服'}
      </p>
      <SessionEntry booking={booking}>
        {isChangeable && (
          <>
            <Button kind="plain" size="small" onTap={cancel}>
              取消预约
            </Button>
            <Button kind="secondary" size="small" onTap={() => changeBooking(booking)}>
              改期
            </Button>
          </>
        )}
      </SessionEntry>
    </>
  )
}

/** The session link opens ten minutes before the start; until then its time is shown above the other actions. */
function SessionEntry({ booking, children }: { booking: EapBooking; children: ReactNode }) {
  const left = useSecondsUntil(booking.linkFrom)
  const isBeforeStart = booking.linkFrom !== null && left > 0
  return (
    <>
      {isBeforeStart && <p className={styles.rule}>{`当天 ${clockText(booking.linkFrom!)} 起可进入咨询`}</p>}
      <div className={styles.actions}>
        {children}
        {booking.linkFrom !== null && !isBeforeStart && (
          <Button size="small" onTap={() => enterSession(booking)}>
            进入咨询
          </Button>
        )}
      </div>
    </>
  )
}
