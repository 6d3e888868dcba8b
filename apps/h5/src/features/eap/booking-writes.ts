import { eapCalls, type EapBooking, type EapWait } from '@yf/contract/eap'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { isSureToCancel, leaveLine } from './shared/giving-up.ts'

/** Whatever shows rights, times or bookings looks again; even a refusal says that something there has moved. */
export const lookAgain = () =>
  refresh(eapCalls.checkState, eapCalls.counsellor, eapCalls.waits, eapCalls.booking)

/** The booking as it stands afterwards; null where it was left as it is. */
export async function cancelBooking(booking: EapBooking): Promise<EapBooking | null> {
  if (!(await isSureToCancel(booking.counsellor.name, booking))) return null
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
  if (await leaveLine(wait, () => write(eapCalls.leaveWait, { id: wait.id }))) await lookAgain()
}
