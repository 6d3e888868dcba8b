import type { AdviserBooking, AdviserTime } from '@yf/contract/adviser'
import { adviserTopics, type AdviserTopic } from '@yf/domain/adviser'
import { isOpenBooking } from '@yf/domain/booking'
import { shanghaiMoment } from '@yf/domain/dates'
import { leavableUntil, type BookingRow, type OpenTime } from '#features/slots/public.ts'

/** An earlier booking may have a topic that has been removed since. */
export const topicOf = (choice: string): AdviserTopic =>
  choice in adviserTopics ? (choice as AdviserTopic) : 'other'

export function toBookingDto(row: BookingRow, adviserName: string, now: Date): AdviserBooking {
  const until = leavableUntil(row)
  return {
    id: row.id,
    status: row.state,
    topic: topicOf(row.choice),
    adviserName,
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    cancelUntil: shanghaiMoment(until),
    isCancellable: isOpenBooking(row.state) && now <= until ? 1 : 0,
    outcome: row.outcome,
  }
}

export const toTimeDto = ({ id, startsAt, endsAt, left }: OpenTime): AdviserTime => ({
  id,
  startTime: shanghaiMoment(startsAt),
  endTime: shanghaiMoment(endsAt),
  left,
})
