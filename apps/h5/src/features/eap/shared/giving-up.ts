import type { Outcome } from '@yf/client/outcome'
import { say } from '#platform/http/feedback.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { spanText } from './times.ts'

interface Cancelled {
  readonly startTime: string
  readonly endTime: string
  readonly coveredBy: string | null
  /** What else comes back, in words. */
  readonly back?: string
}

/** What is lost and what comes back, before a booking is cancelled. */
export const isSureToCancel = (title: string, booking: Cancelled): Promise<boolean> => {
  const returned = booking.coveredBy ? `，「${booking.coveredBy}」退回 1 次` : (booking.back ?? '')
  return confirm({
    title: '取消预约',
    content: `${title} ${spanText(booking)}。取消后时间会让给其他人${returned}。`,
    confirmText: '取消预约',
    cancelText: '再想想',
    tone: 'danger',
  })
}

/** A place in the line for a full time, whatever can be booked there. */
export interface Wait {
  readonly state: 'waiting' | 'offered' | 'over'
}

/** Asks before the place in the line, or the one that is held, is given away; false where it was kept. */
export async function leaveLine({ state }: Wait, leave: () => Promise<Outcome<unknown>>): Promise<boolean> {
  const isOffered = state === 'offered'
  const isSure = await confirm({
    title: isOffered ? '放弃名额' : '退出候补',
    content: isOffered ? '名额会让给下一位候补的人。' : '退出后再次候补需要重新排队。',
    confirmText: isOffered ? '放弃' : '退出',
    cancelText: '再想想',
  })
  if (!isSure) return false
  if ((await leave()).ok) say(isOffered ? '已放弃名额' : '已退出候补')
  return true
}
