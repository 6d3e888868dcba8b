import { appointmentCalls } from '@yf/contract/appointments'
import type { Appointment, AppointmentDetail, AppointmentWait } from '@yf/contract/appointment-shapes'
import { unpaidOf } from '#features/eap/shared/booking-texts.ts'
import { isSureToCancel, leaveWaitlist } from '#features/eap/shared/giving-up.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go, goIfOwn } from '#platform/navigation/go.ts'

/**
 * Refreshes everything that shows rights, times or bookings; also after a refusal, because it means that the data has
 * changed.
 */
export const lookAgain = () =>
  refresh(
    appointmentCalls.modules,
    appointmentCalls.schedule,
    appointmentCalls.waits,
    appointmentCalls.detail,
  )

/** An unpaid appointment opens its payment page. */
export function openAppointment(of: Appointment): void {
  if (unpaidOf(of) && goIfOwn(of.path)) return
  go('/appointmentDeatil', { query: { id: of.id } })
}

export async function cancelAppointment(one: AppointmentDetail): Promise<void> {
  if (!(await isSureToCancel(one.title, one))) return
  const cancelled = await write(appointmentCalls.cancel, { id: one.id })
  if (cancelled.ok) say('预约已取消')
  await lookAgain()
}

export async function acceptOffer({ id }: AppointmentWait): Promise<void> {
  const accepted = await write(appointmentCalls.acceptOffer, { id })
  await lookAgain()
  if (accepted.ok) go('/appointmentSuccess', { query: { id: accepted.result.id } })
}

export async function leaveWait(wait: AppointmentWait): Promise<void> {
  if (await leaveWaitlist(wait, () => write(appointmentCalls.leaveWait, { id: wait.id }))) await lookAgain()
}
