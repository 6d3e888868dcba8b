import type { CardBooking } from '@yf/contract/cards'
import { dayAndClockText } from '@yf/domain/date-text'
import { Chip, type ChipTone } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'

const states: Record<CardBooking['status'], { word: string; tone: ChipTone }> = {
  1: { word: '已预约', tone: 'info' },
  2: { word: '已完成', tone: 'success' },
  3: { word: '已取消', tone: 'neutral' },
}

interface Props {
  booking: CardBooking
  onTap?: () => void
}

export function BookingRow({ booking, onTap }: Props) {
  const { institution, item, startTime, status, userName } = booking
  return (
    <ListRow
      title={institution}
      facts={[userName === null ? item : `${item} · ${userName}`, dayAndClockText(startTime)]}
      state={<Chip tone={states[status].tone}>{states[status].word}</Chip>}
      {...(onTap ? { onTap } : {})}
    />
  )
}
