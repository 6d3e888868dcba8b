import { bookingRules, slotKindNames as names, type SlotKind } from './booking.ts'
import { shanghaiMoment } from './dates.ts'
import type { KindsWith } from './notice-kinds.ts'

/** Notices about a booking, shown in the app only: outside it no text says what the booking is about. */
export interface BookingNotice {
  readonly kind: KindsWith<{ readonly leadsTo: 'chosen' }>
  readonly title: string
  readonly text: string
}

interface NotifiedBooking {
  readonly kind: SlotKind
  readonly start: Date
  /** How it was paid: a benefit, or the member's own money. Nothing is returned for a free booking. */
  readonly paidBy?: 'right' | 'self' | null
}

const refundText = ({ paidBy }: NotifiedBooking): string => {
  if (!paidBy) return ''
  return paidBy === 'self' ? '已付的费用将原路退回，' : '已使用的次数已退回，'
}

const willComeBack = ({ paidBy }: NotifiedBooking): string => {
  if (!paidBy) return ''
  return paidBy === 'self' ? '，费用会退回' : '，次数会退回'
}

/** 11月20日 14:00 */
export function spokenTime(at: Date): string {
  const moment = shanghaiMoment(at)
  return `${Number(moment.slice(5, 7))}月${Number(moment.slice(8, 10))}日 ${moment.slice(11, 16)}`
}

export const bookingNotices = {
  offered: ({ kind, start }: NotifiedBooking): BookingNotice => ({
    kind: 'slotOffered',
    title: `您候补的${names[kind]}有名额了`,
    text: `${spokenTime(start)} 有一个名额为您保留 ${bookingRules[kind].offerMinutes} 分钟，请尽快确认，逾期将留给下一位`,
  }),
  waitOver: ({ kind, start }: NotifiedBooking): BookingNotice => ({
    kind: 'waitOver',
    title: `${names[kind]}候补已结束`,
    text: `您候补的 ${spokenTime(start)} 没有空出名额，可以选择其他时间`,
  }),
  reminder: ({ kind, start }: NotifiedBooking): BookingNotice => ({
    kind: 'bookingReminder',
    title: `${names[kind]}提醒`,
    text: `您预约的${names[kind]}将于 ${spokenTime(start)} 开始`,
  }),
  paid: ({ kind, start }: NotifiedBooking): BookingNotice => ({
    kind: 'bookingPaid',
    title: `${names[kind]}预约成功`,
    text: `已收到付款，您预约的 ${spokenTime(start)} 已为您保留`,
  }),
  cancelled: (booking: NotifiedBooking, reason: string): BookingNotice => ({
    kind: 'bookingCancelled',
    title: `${names[booking.kind]}预约已取消`,
    text: `您 ${spokenTime(booking.start)} 的预约已取消：${reason}。${refundText(booking)}可以重新预约`,
  }),
  moved: (booking: NotifiedBooking, to: Date, reason: string): BookingNotice => ({
    kind: 'bookingMoved',
    title: `${names[booking.kind]}预约已改期`,
    text: `您 ${spokenTime(booking.start)} 的预约已改到 ${spokenTime(to)}：${reason}。不方便的话，开始前都可以改期或取消${willComeBack(booking)}`,
  }),
  lapsed: (booking: NotifiedBooking): BookingNotice => ({
    kind: 'bookingLapsed',
    title: `${names[booking.kind]}预约未能确认`,
    text: `您 ${spokenTime(booking.start)} 的预约没有得到确认，${refundText(booking)}可以重新预约`,
  }),
  finished: ({ kind }: NotifiedBooking): BookingNotice => ({
    kind: 'bookingFinished',
    title: `${names[kind]}已完成`,
    text: '感谢您的信任，欢迎评价本次服务',
  }),
} as const
