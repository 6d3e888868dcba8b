import { bookingStates } from '@yf/domain/booking'
import { examNotices } from '@yf/domain/exam/notices'
import {
  cancelFor,
  confirmSlot,
  denySlot,
  ownBooking,
  sendBookingNotice,
  type BookingRow,
} from '#features/slots/public.ts'
import type { ExamOrderStatus } from '#partners/exams/port.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { bookingOf, setOrder, type OrderRow } from './order-store.ts'

type SettleContext = WorkContext

/** `told`: an event, which may be old. `asked`: the partner's present answer, which counts. */
export type StatusSource = 'told' | 'asked'

export const resultPath = (id: string): string => `/highEndPhysicalExamination/highExamResult?id=${id}`

/** The follow-up: query the actual status, or release the unused slot at the partner. */
export type SettleStep = 'changed' | 'nothing' | 'ask' | 'cancelThere'

/** Applies the partner's statement about an order and its consequences here, in one transaction. */
export async function settle(
  tx: SettleContext,
  order: OrderRow,
  status: ExamOrderStatus,
  source: StatusSource,
): Promise<SettleStep> {
  if (status.state === 'confirmed') return confirmed(tx, order)
  if (status.state === 'pending') {
    if (order.partner_state === 'unknown') await setOrder(tx.db, order, { partner_state: 'pending' })
    return 'nothing'
  }
  return denied(tx, order, status, source)
}

async function confirmed(tx: SettleContext, order: OrderRow): Promise<SettleStep> {
  const done = await confirmSlot(tx, bookingOf(order))
  await setOrder(tx.db, order, { partner_state: 'confirmed' })
  if (done === 'already') return 'nothing'
  // Cancelled here meanwhile: the partner holds a slot for nobody.
  if (done === 'notOpen') return 'cancelThere'
  const booking = await theBooking(tx, order)
  await sendBookingNotice(
    tx,
    booking,
    examNotices.confirmed(booking.starts_at, order),
    resultPath(booking.id),
  )
  return 'changed'
}

async function denied(
  tx: SettleContext,
  order: OrderRow,
  { state, reason }: ExamOrderStatus,
  source: StatusSource,
): Promise<SettleStep> {
  const booking = await theBooking(tx, order)
  // The partner had confirmed: an event alone does not revoke that, it triggers a query.
  if (booking.state === bookingStates.booked && source === 'told') return 'ask'
  const why = reason || '机构未能安排'
  const isAsked = booking.state === bookingStates.asked
  const ended = isAsked
    ? await denySlot(tx, bookingOf(order), why)
    : await cancelFor(tx, bookingOf(order), { actor: 'system', reason: why })
  await setOrder(tx.db, order, {
    partner_state: state === 'cancelled' ? 'cancelled' : 'refused',
    change_id: null,
    change_day: null,
  })
  if (ended.kind === 'refused') return 'nothing'
  const { booking: over } = ended
  await sendBookingNotice(tx, over, examNotices.refused(over.starts_at, why), resultPath(over.id))
  return 'changed'
}

async function theBooking({ db }: SettleContext, { account_id, booking_id }: OrderRow): Promise<BookingRow> {
  const booking = await ownBooking(db, 'exam', account_id, booking_id)
  if (!booking) throw new Error('an order without its booking')
  return booking
}
