import type { WriteOutcome } from '@yf/client/outcome'
import { say } from '#platform/http/feedback.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { spanText } from './times.ts'

interface CancelledBooking {
  readonly startTime: string
  readonly endTime: string
  readonly coveredBy: string | null
  /** Other refunds, as text. */
  readonly back?: string
}

/** Asks before cancelling, with what is lost and what is refunded. */
export const isSureToCancel = (title: string, booking: CancelledBooking): Promise<boolean> => {
  const returned = booking.coveredBy ? `，「${booking.coveredBy}」退回 1 次` : (booking.back ?? '')
  return confirm({
    title: '取消预约',
    content: `${title} ${spanText(booking)}。取消后时间会让给其他人${returned}。`,
    confirmText: '取消预约',
    cancelText: '再想想',
    tone: 'danger',
  })
}

/** A waitlist entry for a full time of any kind. */
export interface WaitlistState {
  readonly state: 'waiting' | 'offered' | 'over'
}

/** Asks before leaving the waitlist or releasing a held slot; false if the member kept it. */
export async function leaveWaitlist(
  { state }: WaitlistState,
  leave: () => Promise<WriteOutcome<unknown>>,
): Promise<boolean> {
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
