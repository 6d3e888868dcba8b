import { eapCalls, type EapBooking, type EapWait } from '@yf/contract/eap'
import { formatFen } from '@yf/domain/money'
import { payPlaced } from '#features/orders/shared/pay-order.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { isSureToCancel, leaveWaitlist } from './shared/giving-up.ts'

/**
 * Refreshes everything that shows rights, times or bookings; also after a refusal, because it means that the data has
 * changed.
 */
export const lookAgain = () =>
  refresh(eapCalls.checkState, eapCalls.counsellor, eapCalls.waits, eapCalls.booking)

/** The return address after payment. */
export const paidBack = '/eap?tab=mine&paid=1'

/** The updated booking; null if it was not cancelled. */
export async function cancelBooking(booking: EapBooking): Promise<EapBooking | null> {
  if (!(await isSureToCancel(booking.counsellor.name, { ...booking, back: refundText(booking) }))) return null
  const cancelled = await write(eapCalls.cancel, { id: booking.id })
  if (cancelled.ok) say('预约已取消')
  await lookAgain()
  return cancelled.ok ? cancelled.result : null
}

/** Opens the same counsellor's times to choose another. */
export const changeBooking = ({ id, counsellor }: EapBooking): void =>
  go('/eap/:id', { params: { id: counsellor.id }, query: { change: id } })

/** The refunded money as text; empty if a right paid, or nothing was paid. */
function refundText({ payment }: EapBooking): string {
  if (!payment) return ''
  return payment.payBefore ? '，您还没有付款，不会产生费用' : `，${formatFen(payment.moneyFen)} 原路退回`
}

export async function acceptOffer({ id, selfFen }: EapWait): Promise<void> {
  if (selfFen > 0 && !(await isSureToPay(selfFen))) return
  const accepted = await write(eapCalls.acceptOffer, { id, ...(selfFen > 0 ? { payFen: selfFen } : {}) })
  const payment = accepted.ok ? accepted.result.payment : null
  if (accepted.ok) say(payment?.payBefore ? '名额已保留，请付款' : '预约成功')
  await lookAgain()
  if (payment?.payBefore) await payPlaced(payment.orderId, paidBack)
}

const isSureToPay = (fen: number): Promise<boolean> =>
  confirm({
    title: `支付 ${formatFen(fen)} 并预约`,
    content: '您没有可用的咨询次数，由您自己支付。开始前 24 小时以上可以取消，费用原路退回；之后不退。',
    confirmText: '去支付',
    cancelText: '再想想',
  })

export async function leaveWait(wait: EapWait): Promise<void> {
  if (await leaveWaitlist(wait, () => write(eapCalls.leaveWait, { id: wait.id }))) await lookAgain()
}
