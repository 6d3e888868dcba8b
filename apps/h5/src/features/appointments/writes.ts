import { appointmentCalls } from '@yf/contract/appointments'
import type { Appointment, AppointmentDetail, AppointmentWait } from '@yf/contract/appointment-shapes'
import { spanText } from '#features/eap/shared/times.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

/** Whatever shows rights, times or bookings looks again; even a refusal says that something there has moved. */
export const lookAgain = () =>
  refresh(
    appointmentCalls.modules,
    appointmentCalls.schedule,
    appointmentCalls.waits,
    appointmentCalls.detail,
  )

export const openAppointment = ({ id }: Pick<Appointment, 'id'>): void =>
  go('/appointmentDeatil', { query: { id } })

export async function cancelAppointment(one: AppointmentDetail): Promise<void> {
  const returned = one.coveredBy ? `，「${one.coveredBy}」退回 1 次` : ''
  const isSure = await confirm({
    title: '取消预约',
    content: `${one.title} ${spanText(one)}。取消后时间会让给其他人${returned}。`,
    confirmText: '取消预约',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!isSure) return
  const cancelled = await write(appointmentCalls.cancel, { id: one.id })
  if (cancelled.ok) say('预约已取消')
  await lookAgain()
}

export async function acceptOffer({ id }: AppointmentWait): Promise<void> {
  const taken = await write(appointmentCalls.acceptOffer, { id })
  await lookAgain()
  if (taken.ok) go('/appointmentSuccess', { query: { id: taken.result.id } })
}

export async function leaveWait(wait: AppointmentWait): Promise<void> {
  const isOffered = wait.state === 'offered'
  const isSure = await confirm({
    title: isOffered ? '放弃名额' : '退出候补',
    content: isOffered ? '名额会让给下一位候补的人。' : '退出后再次候补需要重新排队。',
    confirmText: isOffered ? '放弃' : '退出',
    cancelText: '再想想',
  })
  if (!isSure) return
  const left = await write(appointmentCalls.leaveWait, { id: wait.id })
  if (left.ok) say(isOffered ? '已放弃名额' : '已退出候补')
  await lookAgain()
}
