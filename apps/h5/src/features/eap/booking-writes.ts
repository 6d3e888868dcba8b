import { eapCalls, type EapBooking, type EapWait } from '@yf/contract/eap'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { spanText } from './shared/times.ts'

/** Whatever shows rights, times or bookings looks again; even a refusal says that something there has moved. */
export const lookAgain = () =>
  refresh(eapCalls.checkState, eapCalls.counsellor, eapCalls.waits, eapCalls.booking)

/** The booking as it stands afterwards; null where it was left as it is. */
export async function cancelBooking(booking: EapBooking): Promise<EapBooking | null> {
  const returned = booking.coveredBy ? `，「${booking.coveredBy}」退回 1 次` : ''
  const isSure = await confirm({
    title: '取消预约',
    content: `${booking.counsellor.name} ${spanText(booking)}。取消后时间会让给其他人${returned}。`,
    confirmText: '取消预约',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!isSure) return null
  const cancelled = await write(eapCalls.cancel, { id: booking.id })
  if (cancelled.ok) say('预约已取消')
  await lookAgain()
  return cancelled.ok ? cancelled.result : null
}

/** The same counsellor's times, to choose another. */
export const changeBooking = ({ id, counsellor }: EapBooking): void =>
  go('/eap/:id', { params: { id: counsellor.id }, query: { change: id } })

export async function acceptOffer({ id }: EapWait): Promise<void> {
  const taken = await write(eapCalls.acceptOffer, { id })
  if (taken.ok) say('预约成功')
  await lookAgain()
}

export async function leaveWait(wait: EapWait): Promise<void> {
  const isOffered = wait.state === 'offered'
  const isSure = await confirm({
    title: isOffered ? '放弃名额' : '退出候补',
    content: isOffered ? '名额会让给下一位候补的人。' : '退出后再次候补需要重新排队。',
    confirmText: isOffered ? '放弃' : '退出',
    cancelText: '再想想',
  })
  if (!isSure) return
  const left = await write(eapCalls.leaveWait, { id: wait.id })
  if (left.ok) say(isOffered ? '已放弃名额' : '已退出候补')
  await lookAgain()
}
