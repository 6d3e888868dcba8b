import type { EapBooking } from '@yf/contract/eap'
import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Done } from '#ui/done/done.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { clockText, dateText, spanText } from '../shared/times.ts'
import { reminderText } from '../shared/booking-texts.ts'
import { wayName } from '../texts.ts'
import { CalendarButton } from './calendar-button.tsx'
import { CrisisLine } from './crisis-line.tsx'

const howText = ({ linkFrom }: EapBooking) =>
  linkFrom === null
    ? '请提前几分钟到达'
    : `当天 ${clockText(linkFrom)} 起在「我的预约」里进入，也可以从提醒进入`

/** Confirmation of a new or rescheduled booking. */
export const Booked = ({ booking, isChanged }: { booking: EapBooking; isChanged: boolean }) => (
  <Page
    actions={
      <>
        <CalendarButton booking={booking} />
        <Button onTap={() => replaceWith('/eap', { query: { tab: 'mine' } })}>查看我的预约</Button>
      </>
    }
  >
    <CrisisLine />
    <Done title={isChanged ? '改期成功' : '预约成功'} note={reminderText} />
    <Card>
      <Facts
        rows={[
          { label: '咨询师', value: `${booking.counsellor.name} ${booking.counsellor.title}` },
          { label: '时间', value: spanText(booking) },
          { label: '方式', value: wayName(booking.way) },
          { label: '地址', value: booking.address },
          { label: '如何参加', value: howText(booking) },
          {
            label: '取消',
            value: `${dateText(booking.cancelUntil)} ${clockText(booking.cancelUntil)} 前可以取消或改期`,
          },
        ]}
      />
    </Card>
  </Page>
)
