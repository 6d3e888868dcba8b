import { highExamCalls } from '@yf/contract/high-exam'
import { isOpenBooking } from '@yf/domain/booking'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { dayText, stateOf } from '../texts.ts'

/** Shows existing bookings before the member books twice. */
export function OpenExams() {
  const { data } = useQueryOf(highExamCalls.bookings, { pageNo: 1, pageSize: 10 }, { silent: true })
  const open = data?.records.filter(({ state }) => isOpenBooking(state)) ?? []
  return open.map((booking) => (
    <NoticeBar
      key={booking.id}
      icon="calendar"
      onTap={() => go('/highEndPhysicalExamination/highExamResult', { query: { id: booking.id } })}
    >
      {`${booking.name} ${dayText(booking.day)} ${stateOf(booking).word}，点此查看`}
    </NoticeBar>
  ))
}
