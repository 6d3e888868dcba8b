import type { appointmentsAdminCalls, AdminAppointment } from '@yf/contract/appointments-admin'
import type { Input } from '@yf/contract/call'
import { bookingStates, type BookingState } from '@yf/domain/booking'
import { bookingNotices } from '@yf/domain/booking-notices'
import { addDays, isDay, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import {
  bookingQuery,
  cancelFor,
  sendBookingNotice,
  bookingNoticeInput,
  type BookingRow,
} from '#features/slots/public.ts'
import { countLists, pageOf, recordAuditEvent, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { bookingOfCode } from '../offline/codes.ts'
import { sitesById } from '../offline/store.ts'

type AppointmentBookingsQuery = Input<typeof appointmentsAdminCalls.bookings>

/** The only booking kind of this page: counselling never appears here. */
const kind = 'offline'

async function bookingsMatching(db: Db, { siteId, day, state, code }: AppointmentBookingsQuery) {
  const coded = code === undefined ? undefined : await bookingOfCode(db, code)
  return bookingQuery(db, kind)
    .selectAll()
    .$if(siteId !== undefined, (query) => query.where('resource_id', '=', siteId!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(day !== undefined, (query) =>
      query.where('starts_at', '>=', startOfDay(day!)).where('starts_at', '<', startOfDay(addDays(day!, 1))),
    )
    .$if(coded === null, (query) => query.where('id', 'is', null))
    .$if(Boolean(coded), (query) =>
      query.where('account_id', '=', coded!.account_id).where('id', '=', coded!.id),
    )
}

/** The counts on the tabs, filtered by everything but the state. */
async function listsOf(db: Db, filter: AppointmentBookingsQuery) {
  const all = await bookingsMatching(db, { ...filter, state: undefined })
  const inState = (state: BookingState) => all.where('state', '=', state)
  return { 2: inState(2), 3: inState(3), 4: inState(4), 5: inState(5), all }
}

/**
 * A day is sorted from morning to evening; otherwise upcoming bookings begin with the next, all others with the
 * latest.
 */
export const bookings: RunCallHandler<typeof appointmentsAdminCalls.bookings> = async (input, ctx) => {
  if (input.day !== undefined && !isDay(input.day)) return badInput('day', '请选择有效的日期')
  const isForward = input.day !== undefined || input.state === bookingStates.booked
  const { rows, total } = await pageOf(ctx.db, await bookingsMatching(ctx.db, input), input, (query) =>
    query.orderBy('starts_at', isForward ? 'asc' : 'desc').orderBy('id'),
  )
  await recordRead(ctx, { action: 'listAppointments', seen: rows })
  const counts = await countLists(ctx.db, await listsOf(ctx.db, input))
  return answer({ records: await toDto(ctx, rows), total, counts })
}

/** Masked: reception staff only need to tell people apart, and the code identifies the person. */
async function toDto(ctx: StaffContext, rows: readonly BookingRow[]): Promise<AdminAppointment[]> {
  const people = [...new Set(rows.map(({ account_id }) => account_id))]
  const names = await namesOf(ctx.db, people)
  const phones = await phonesOf(ctx.db, ctx.cipher, people)
  const sites = await sitesById(
    ctx.db,
    rows.map(({ resource_id }) => resource_id),
  )
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    siteId: row.resource_id,
    siteName: sites.get(row.resource_id)?.site.name ?? '',
    moduleName: sites.get(row.resource_id)?.module.name ?? '',
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    memberName: maskName(names.get(row.account_id) ?? ''),
    memberPhone: maskPhone(phones.get(row.account_id) ?? ''),
    isPast: row.starts_at <= ctx.clock.now() ? 1 : 0,
    outcome: row.outcome,
  }))
}

/** The cancellation is not the member's choice, so slot and entitlement are returned at any time before the start. */
export const cancel: RunCallHandler<typeof appointmentsAdminCalls.cancel> = async ({ id, reason }, ctx) => {
  const row = await bookingQuery(ctx.db, kind).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return refuse('notFound')
  if (row.starts_at <= ctx.clock.now()) return refuse('bookingClosed', '服务已经开始，不能再取消')
  const cancelReason = reason.trim() || '网点临时停止服务'
  const ended = await cancelFor(ctx, row, { actor: `staff:${ctx.staff.id}`, reason: cancelReason })
  if (ended.kind === 'refused') return ended
  const { booking } = ended
  await sendBookingNotice(ctx, booking, bookingNotices.cancelled(bookingNoticeInput(booking), cancelReason))
  await recordAuditEvent(ctx, { action: 'cancelAppointment', seen: [booking] })
  return answer((await toDto(ctx, [booking]))[0]!)
}
