import type { Payment } from '@yf/contract/self-paying'
import { bookingNames, bookingStates, type BookingState } from '@yf/domain/booking'
import type { ChipTone } from '#ui/chip/chip.tsx'
import { clockText } from './times.ts'

/** Texts shared by bookings of every kind. */

const tones: Readonly<Record<BookingState, ChipTone>> = {
  1: 'warning',
  2: 'info',
  3: 'success',
  4: 'neutral',
  5: 'neutral',
}

interface BookingStatus {
  readonly state: BookingState
  readonly payment?: Payment
}

/** Amount and deadline of a slot held for payment; null if nothing is due any more. */
export const unpaidOf = ({ payment }: BookingStatus): { fen: number; until: string } | null =>
  payment?.payBefore ? { fen: payment.moneyFen, until: payment.payBefore } : null

export const stateOf = (of: BookingStatus): { word: string; tone: ChipTone } => ({
  word: unpaidOf(of) ? '待付款' : bookingNames[of.state],
  tone: tones[of.state],
})

export const heldText = (until: string): string => `名额保留到 ${clockText(until)}`
export const unpaidRule = (until: string): string => `${heldText(until)}，到时未付款会让给其他人`

export const isOpen = ({ state }: BookingStatus): boolean =>
  state === bookingStates.asked || state === bookingStates.booked

/** The cancellation rule shown before booking. */
export const cancelRule = (hours: number): string =>
  `开始前 ${hours} 小时以上可以取消或改期，次数会退回；之后不能取消，未到场也会计 1 次。`

export const reminderText = '开始前 1 天和 1 小时会各提醒您一次'

export const waitRule = '有人取消时按顺序通知您，名额为您保留 15 分钟，接受后才算预约并使用次数。'

export const queuePositionText = (peopleAhead: number): string =>
  peopleAhead === 0 ? '您排在第一位' : `前面还有 ${peopleAhead} 人`
