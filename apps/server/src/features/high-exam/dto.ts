import type { HighExamBooking } from '@yf/contract/high-exam-shapes'
import { bookingStates, isOpenBooking } from '@yf/domain/booking'
import { shanghaiMoment } from '@yf/domain/dates'
import { packageEnds } from '#features/equity/public.ts'
import { leavableUntil, type BookingRow } from '#features/slots/public.ts'
import type { Clock } from '#platform/clock.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import { ordersOf, type OrderRow } from './order-store.ts'
import { reportIdsOf } from './report-store.ts'
import { dayOf, lastDayOf } from './rules.ts'
import { orderRow, type OrderContent } from './encrypted.ts'

type ExamDtoDeps = SubjectKeyDeps & { readonly clock: Clock }

/** Bookings of one member; one without an order belongs to another feature and is left out. */
export async function toBookingDtos(
  ctx: ExamDtoDeps,
  accountId: string,
  bookings: readonly BookingRow[],
): Promise<HighExamBooking[]> {
  const ids = bookings.map(({ id }) => id)
  const [orders, reports, ends, key] = await Promise.all([
    ordersOf(ctx.db, accountId, ids),
    reportIdsOf(ctx.db, accountId, ids),
    packageEnds(ctx.db, bookings),
    existingSubjectKey(ctx, accountId),
  ])
  return bookings.flatMap((booking) => {
    const order = orders.get(booking.id)
    if (!order) return []
    const person = openContent<OrderContent>(key, order.content, orderRow(booking.id))
    const end = ends.get(booking.package_id ?? '')
    const beside = {
      name: person?.name ?? '',
      reportId: reports.get(booking.id) ?? null,
      lastDay: end ? lastDayOf(end) : null,
    }
    return toDto(booking, order, beside, ctx.clock.now())
  })
}

function toDto(
  booking: BookingRow,
  order: OrderRow,
  beside: Pick<HighExamBooking, 'name' | 'reportId' | 'lastDay'>,
  now: Date,
): HighExamBooking {
  const until = leavableUntil(booking)
  const isInTime = isOpenBooking(booking.state) && now <= until
  const isChangeable = isInTime && booking.state === bookingStates.booked && order.change_id === null
  return {
    id: booking.id,
    state: booking.state,
    ...beside,
    userFamilyId: order.family_id,
    institution: {
      code: order.institution_code,
      name: order.institution_name,
      address: order.address,
      phone: order.phone,
      longitude: order.longitude,
      latitude: order.latitude,
    },
    packageCode: order.package_code,
    packageName: order.package_name,
    day: dayOf(booking),
    startTime: shanghaiMoment(booking.starts_at),
    endTime: shanghaiMoment(booking.ends_at),
    coveredBy: order.covered_by,
    createTime: shanghaiMoment(booking.created_at),
    cancelUntil: shanghaiMoment(until),
    isCancellable: isInTime ? 1 : 0,
    isChangeable: isChangeable ? 1 : 0,
    changingTo: isOpenBooking(booking.state) ? order.change_day : null,
    outcome: booking.outcome,
  }
}
