import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import type { Booking } from '../use-booking.ts'
import { clockText, dateText } from '../shared/times.ts'

/** The one next step; renders nothing if there is none. */
export function BookingBar({ booking }: { booking: Booking }) {
  const { step, chosen, isBusy, setConfirming } = booking
  if (step === 'noRight' || step === 'waiting') return null
  if (step === 'openOne')
    return (
      <Button block onTap={() => go('/eap', { query: { tab: 'mine' } })}>
        查看我的预约
      </Button>
    )
  if (step === 'choose' || chosen === null)
    return (
      <Button block disabled>
        请选择时间
      </Button>
    )
  const when = `${dateText(chosen.startTime)} ${clockText(chosen.startTime)}`
  const label = { book: `预约 ${when}`, change: `改到 ${when}`, wait: `候补 ${when}` }[step]
  return (
    <Button block busy={isBusy} onTap={() => setConfirming(true)}>
      {label}
    </Button>
  )
}
