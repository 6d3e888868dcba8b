import type { Appointment, AppointmentDetail, AppointmentWait } from '@yf/contract/appointment-shapes'
import type { Payment } from '@yf/contract/self-paying'
import { bookingStates, isOpenBooking, slotKindNames, type SlotKind } from '@yf/domain/booking'
import { shanghaiMoment } from '@yf/domain/dates'
import { serviceToEvaluate } from '#features/feedback/public.ts'
import { toPaymentDtos } from '#features/orders/public.ts'
import { aheadOf, leavableUntil, type BookingRow, type WaitRow } from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { AppointmentGround, OutsideBooking, Reserved, ShownAppointment } from '#features/slots/public.ts'

type Ground = AppointmentGround & Pick<Services, 'extensionPoints'>
type Kinded = Reserved & { readonly kind: SlotKind }

const byName = (kind: SlotKind): ShownAppointment => ({ title: slotKindNames[kind], note: '' })

/** The kind-specific details, loaded with one query per kind. */
export async function shownOf(
  ctx: Ground,
  rows: readonly Kinded[],
): Promise<(row: Kinded) => ShownAppointment> {
  const found = new Map<string, ShownAppointment>()
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const shown = await ctx.extensionPoints.appointmentKinds[kind]?.shown(ctx, ofKind)
    for (const [id, one] of shown ?? []) found.set(id, one)
  }
  return (row) => found.get(row.id) ?? byName(row.kind)
}

export async function toAppointmentDtos(ctx: Ground, rows: readonly BookingRow[]): Promise<Appointment[]> {
  const shown = await shownOf(ctx, rows)
  const paid = await paymentsOf(ctx, rows)
  return rows.map((row) => toAppointmentDto(row, shown(row), ctx.clock.now(), paid(row)))
}

/** The payment that the person made themselves; null if there is none. */
async function paymentsOf(
  { db }: Ground,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => Payment> {
  const orders = rows.flatMap(({ company_id, order_id }) => (order_id ? [{ company_id, id: order_id }] : []))
  const payments = await toPaymentDtos(db, orders)
  return ({ order_id }) => payments.get(order_id ?? '') ?? null
}

export async function toDetailDto(ctx: Ground, row: BookingRow): Promise<AppointmentDetail> {
  const shown = (await shownOf(ctx, [row]))(row)
  const paid = await paymentsOf(ctx, [row])
  return {
    ...toAppointmentDto(row, shown, ctx.clock.now(), paid(row)),
    // The code of a closed booking opens nothing, so it is not returned.
    code: isOpenBooking(row.state) ? (shown.code ?? null) : null,
    hints: [...(shown.hints ?? [])],
    cancelRule: null,
    companyId: row.company_id,
    moduleId: shown.moduleId ?? null,
    siteId: shown.moduleId ? row.resource_id : null,
    evaluation: await evaluationOf(ctx, row),
  }
}

/** Cannot be cancelled here: the cancel rule says where. */
export const toOutsideDto = (row: OutsideBooking, now: Date): Appointment => ({
  ...toAppointmentDto(row, row.shown, now),
  isCancellable: 0,
})

export const outsideDetail = async (ctx: Ground, row: OutsideBooking): Promise<AppointmentDetail> => ({
  ...toOutsideDto(row, ctx.clock.now()),
  code: null,
  hints: [],
  cancelRule: row.cancelRule,
  companyId: row.company_id,
  moduleId: null,
  siteId: null,
  evaluation: await evaluationOf(ctx, row),
})

const evaluationOf = async ({ db }: Ground, { state, company_id, id }: BookingRow | OutsideBooking) =>
  state === bookingStates.finished ? serviceToEvaluate(db, { companyId: company_id, id }) : null

function toAppointmentDto(
  row: Omit<OutsideBooking, 'shown' | 'cancelRule' | 'company_id'> & Partial<Pick<BookingRow, 'was_moved'>>,
  shown: ShownAppointment,
  now: Date,
  payment: Payment = null,
): Appointment {
  const cancelUntil = leavableUntil({ was_moved: false, ...row })
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: shown.title,
    note: shown.note,
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    spot: shown.spot ?? null,
    linkFrom: shown.linkFrom ? shanghaiMoment(shown.linkFrom) : null,
    createTime: shanghaiMoment(row.created_at),
    cancelUntil: shanghaiMoment(cancelUntil),
    isCancellable: isOpenBooking(row.state) && now <= cancelUntil ? 1 : 0,
    coveredBy: shown.coveredBy ?? null,
    payment,
    outcome: row.outcome,
    isPrivate: shown.isPrivate ? 1 : 0,
    path: shown.path ?? null,
  }
}

export async function toWaitDtos(ctx: Ground, rows: readonly WaitRow[]): Promise<AppointmentWait[]> {
  const shown = await shownOf(ctx, rows)
  const ahead = await aheadOf(ctx.db, rows)
  return rows.map((row) => {
    const { title, note, path } = shown(row)
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
