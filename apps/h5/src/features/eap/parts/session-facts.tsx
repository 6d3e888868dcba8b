import type { EapBooking } from '@yf/contract/eap'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { spanText } from '../shared/times.ts'
import { wayName } from '../texts.ts'

export const SessionFacts = ({ booking }: { booking: EapBooking }) => (
  <Card>
    <Facts
      rows={[
        { label: '咨询师', value: `${booking.counsellor.name} ${booking.counsellor.title}` },
        { label: '时间', value: spanText(booking) },
        { label: '方式', value: wayName(booking.way) },
      ]}
    />
  </Card>
)
