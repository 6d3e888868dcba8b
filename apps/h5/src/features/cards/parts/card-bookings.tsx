import { cardCalls } from '@yf/contract/cards'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Card } from '#ui/card/card.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { BookingRow } from './booking-row.tsx'
import styles from './card-bookings.module.css'

/** Bookings made with a card on the supplier's page; a return to this page refetches them. */
export function CardBookings({ companyId, id }: { companyId: string; id: string }) {
  const bookings = useQueryOf(cardCalls.bookings, { companyId, id }, { staleTime: 0 })
  return (
    <Card title="预约记录" flush>
      <Answered
        of={bookings}
        skeleton={<SkeletonRows rows={2} />}
        empty={<p className={styles.none}>还没有预约，在服务商页面预约后会显示在这里</p>}
      >
        {(rows) => rows.map((booking) => <BookingRow key={booking.id} booking={booking} />)}
      </Answered>
    </Card>
  )
}
