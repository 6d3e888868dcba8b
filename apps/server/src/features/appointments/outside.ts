import type { Appointment } from '@yf/contract/appointment-shapes'
import { isOpenBooking, type BookingState, type SlotKind } from '@yf/domain/booking'
import { bookingsOf, type OutsideBooking } from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { toAppointmentDtos, toOutsideDto } from './dto.ts'

interface OutsideBookingsQuery {
  readonly kind?: SlotKind | null
  readonly state?: BookingState | undefined
}

/** The caller's bookings of other sources; a source whose kind is filtered out is not queried. */
export async function outsideBookings(
  ctx: MemberContext,
  { kind = null, state }: OutsideBookingsQuery,
): Promise<OutsideBooking[]> {
  const sources = ctx.extensionPoints.appointmentSources.filter(
    (source) => kind === null || source.kind === kind,
  )
  const found = await Promise.all(sources.map((source) => source.bookings(ctx, ctx.caller.accountId)))
  return found.flat().filter((row) => state === undefined || row.state === state)
}

/** A page of both sources in one order: reads our rows before the page too, which are few for one person. */
export async function pageOfBoth(
  ctx: MemberContext,
  outside: readonly OutsideBooking[],
  {
    kind = null,
    state,
    pageNo,
    pageSize,
  }: OutsideBookingsQuery & { readonly pageNo: number; readonly pageSize: number },
): Promise<{ records: Appointment[]; total: number }> {
  const until = pageNo * pageSize
  const upTo = { state, pageNo: 1, pageSize: until }
  const { rows, total } = await bookingsOf(ctx.db, kind, ctx.caller.accountId, upTo)
  const now = ctx.clock.now()
  const both = [
    ...(await toAppointmentDtos(ctx, rows)),
    ...outside.map((row) => toOutsideDto(row, now)),
  ].toSorted(nextFirst)
  return { records: both.slice(until - pageSize, until), total: total + outside.length }
}

/** Same order as `bookingsOf`: open ones first, the next one on top; then the latest. Moments sort as text. */
function nextFirst(one: Appointment, other: Appointment): number {
  const [isOpen, isOtherOpen] = [isOpenBooking(one.state), isOpenBooking(other.state)]
  if (isOpen !== isOtherOpen) return isOpen ? -1 : 1
  if (one.startTime === other.startTime) return one.id < other.id ? -1 : 1
  return one.startTime < other.startTime === isOpen ? -1 : 1
}
