import type { Appointment, AppointmentDetail, AppointmentWait } from '@yf/contract/appointment-shapes'
import type { Payment } from '@yf/contract/self-paying'
import { bookingStates, isOpenBooking, slotKindNames, type SlotKind } from '@yf/domain/booking'
import { shanghaiMoment } from '@yf/domain/dates'
import { serviceToEvaluate } from '#features/feedback/public.ts'
import { toPaymentDtos } from '#features/orders/public.ts'
import { aheadOf, leavableUntil, type BookingRow, type WaitRow } from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import type {
  AppointmentKindDeps,
  OutsideBooking,
  Reservation,
  AppointmentDisplay,
} from '#features/slots/public.ts'

type AppointmentDtoDeps = AppointmentKindDeps & Pick<Services, 'extensionPoints'>
type ReservationOfKind = Reservation & { readonly kind: SlotKind }

const byName = (kind: SlotKind): AppointmentDisplay => ({ title: slotKindNames[kind], note: '' })

/** The kind-specific details, loaded with one query per kind. */
export async function displayOf(
  ctx: AppointmentDtoDeps,
  rows: readonly ReservationOfKind[],
): Promise<(row: ReservationOfKind) => AppointmentDisplay> {
  const found = new Map<string, AppointmentDisplay>()
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const display = await ctx.extensionPoints.appointmentKinds[kind]?.display(ctx, ofKind)
    for (const [id, one] of display ?? []) found.set(id, one)
  }
  return (row) => found.get(row.id) ?? byName(row.kind)
}

export async function toAppointmentDtos(
  ctx: AppointmentDtoDeps,
  rows: readonly BookingRow[],
): Promise<Appointment[]> {
  const display = await displayOf(ctx, rows)
  const paid = await paymentsOf(ctx, rows)
  return rows.map((row) => toAppointmentDto(row, display(row), ctx.clock.now(), paid(row)))
}

/** The payment that the person made themselves; null if there is none. */
async function paymentsOf(
  { db }: AppointmentDtoDeps,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => Payment> {
  const orders = rows.flatMap(({ company_id, order_id }) => (order_id ? [{ company_id, id: order_id }] : []))
  const payments = await toPaymentDtos(db, orders)
  return ({ order_id }) => payments.get(order_id ?? '') ?? null
}

export async function toDetailDto(ctx: AppointmentDtoDeps, row: BookingRow): Promise<AppointmentDetail> {
  const display = (await displayOf(ctx, [row]))(row)
  const paid = await paymentsOf(ctx, [row])
  return {
    ...toAppointmentDto(row, display, ctx.clock.now(), paid(row)),
    // The code of a closed booking opens nothing, so it is not returned.
    code: isOpenBooking(row.state) ? (display.code ?? null) : null,
    hints: [...(display.hints ?? [])],
    cancelRule: null,
    companyId: row.company_id,
    moduleId: display.moduleId ?? null,
    siteId: display.moduleId ? row.resource_id : null,
    evaluation: await evaluationOf(ctx, row),
  }
}

/** Cannot be cancelled here: the cancel rule says where. */
export const toOutsideDto = (row: OutsideBooking, now: Date): Appointment => ({
  ...toAppointmentDto(row, row.display, now),
  isCancellable: 0,
})

export const outsideDetail = async (
  ctx: AppointmentDtoDeps,
  row: OutsideBooking,
): Promise<AppointmentDetail> => ({
  ...toOutsideDto(row, ctx.clock.now()),
  code: null,
  hints: [],
  cancelRule: row.cancelRule,
  companyId: row.company_id,
  moduleId: null,
  siteId: null,
  evaluation: await evaluationOf(ctx, row),
})

const evaluationOf = async (
  { db }: AppointmentDtoDeps,
  { state, company_id, id }: BookingRow | OutsideBooking,
) => (state === bookingStates.finished ? serviceToEvaluate(db, { companyId: company_id, id }) : null)

function toAppointmentDto(
  row: Omit<OutsideBooking, 'display' | 'cancelRule' | 'company_id'> & Partial<Pick<BookingRow, 'was_moved'>>,
  display: AppointmentDisplay,
  now: Date,
  payment: Payment = null,
): Appointment {
  const cancelUntil = leavableUntil({ was_moved: false, ...row })
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: display.title,
    note: display.note,
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    spot: display.spot ?? null,
    linkFrom: display.linkFrom ? shanghaiMoment(display.linkFrom) : null,
    createTime: shanghaiMoment(row.created_at),
    cancelUntil: shanghaiMoment(cancelUntil),
    isCancellable: isOpenBooking(row.state) && now <= cancelUntil ? 1 : 0,
    coveredBy: display.coveredBy ?? null,
    payment,
    outcome: row.outcome,
    isPrivate: display.isPrivate ? 1 : 0,
    path: display.path ?? null,
  }
}

export async function toWaitDtos(
  ctx: AppointmentDtoDeps,
  rows: readonly WaitRow[],
): Promise<AppointmentWait[]> {
  const display = await displayOf(ctx, rows)
  const ahead = await aheadOf(ctx.db, rows)
  return rows.map((row) => {
    const { title, note, path } = display(row)
    return {
      id: row.id,
      kind: row.kind,
      title,
      note,
      startTime: shanghaiMoment(row.starts_at),
      endTime: shanghaiMoment(row.ends_at),
      state: row.state === 'waiting' || row.state === 'offered' ? row.state : 'over',
      ahead: ahead.get(row.id) ?? 0,
      offerUntil: row.state === 'offered' && row.offer_until ? shanghaiMoment(row.offer_until) : null,
      path: path ?? null,
    }
  })
}
