import { cardCalls } from '@yf/contract/cards'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { BookingRow } from './booking-row.tsx'

/** Newest first, so upcoming bookings are on this page. */
const paging = { pageNo: 1, pageSize: 20 }

/** Upcoming bookings of all cards; renders nothing if there are none. */
export function NextBookings({ now }: { now: string }) {
  const { companyId } = useCompany()
  const bookings = useQueryOf(cardCalls.allBookings, { companyId, ...paging }, { silent: true })
  const coming = (bookings.data?.records ?? []).filter(
    ({ status, startTime }) => status === 1 && startTime > now,
  )
  if (coming.length === 0) return null
  return (
    <Card title="待使用的预约" flush>
      {/* Soonest first. */}
      {/* oxlint-disable-next-line unicorn/no-array-reverse -- its own list, and old phones know no toReversed */}
      {coming.reverse().map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          onTap={() => go('/yfCards/:cardInfoId', { params: { cardInfoId: booking.cardInfoId } })}
        />
      ))}
    </Card>
  )
}
