import { eapCalls, type EapBooking } from '@yf/contract/eap'
import { bookingNames, bookingStates, type BookingState } from '@yf/domain/booking'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { BookingCard } from './booking-card.tsx'

type StateFilter = BookingState | 0

const { booked, finished, cancelled, expired } = bookingStates
const stateFilters = [
  { value: 0 as StateFilter, label: '全部' },
  ...[booked, finished, cancelled, expired].map((value) => ({
    value: value as StateFilter,
    label: bookingNames[value],
  })),
]

export function MyBookings() {
  const [state, setState] = useState<StateFilter>(0)
  return (
    <>
      <Segments label="预约状态" items={stateFilters} value={state} onChange={setState} />
      <AnsweredList<EapBooking>
        key={state}
        label="我的预约"
        look="plain"
        renewOnReturn
        load={pagesOf(eapCalls.bookings, state === 0 ? {} : { state })}
        keyOf={({ id }) => id}
        renderRow={(row, { update }) => <BookingCard booking={row} onChanged={update} />}
        skeleton={[0, 1].map((key) => (
          <SkeletonCard key={key} lines={4} />
        ))}
        empty={
          <EmptyOf
            kind="care"
            title={state === 0 ? '还没有预约' : `没有${bookingNames[state]}的预约`}
            note="在「找咨询师」中选择合适的咨询师和时间"
          />
        }
      />
    </>
  )
}
