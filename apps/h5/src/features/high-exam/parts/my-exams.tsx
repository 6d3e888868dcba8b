import { highExamCalls } from '@yf/contract/high-exam'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { dayText, stateOf } from '../texts.ts'

/** The open ones and the latest; the appointment list shows all of them. */
const initialCount = 3

export function MyExams() {
  const bookings = useQueryOf(highExamCalls.bookings, { pageNo: 1, pageSize: initialCount })
  // The report list below shows the error.
  if (bookings.error && !bookings.data)
    return (
      <Card flush>
        <Cell
          label="我的高端体检"
          note="没有加载出来，请到预约记录查看"
          onTap={() => go('/appointmentRecords')}
        />
      </Card>
    )
  return (
    <Answered of={bookings} skeleton={<SkeletonRows rows={2} />} empty={null}>
      {({ records }) => (
        <Card title="我的高端体检" flush>
          {records.map((booking) => {
            const { word, tone } = stateOf(booking)
            return (
              <ListRow
                key={booking.id}
                title={booking.institution.name}
                facts={[`${booking.name} · ${dayText(booking.day)}`, booking.packageName]}
                state={<Chip tone={tone}>{word}</Chip>}
                onTap={() => go('/highEndPhysicalExamination/highExamResult', { query: { id: booking.id } })}
              />
            )
          })}
        </Card>
      )}
    </Answered>
  )
}
