import type { adviserCalls } from '@yf/contract/adviser'
import { requireMembership } from '#features/company/public.ts'
import {
  book,
  bookingsOf,
  cancelOwn,
  changeBooking,
  ownBooking,
  timesToCome,
  type BookingRow,
} from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toBookingDto } from './dto.ts'
import { adviserNamesOf, adviserOf } from './store.ts'

const kind = 'adviser'

async function toAppointmentDtos({ db, clock }: MemberContext, rows: readonly BookingRow[]) {
  const names = await adviserNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  return rows.map((row) => toBookingDto(row, names.get(row.company_id) ?? '专属顾问', clock.now()))
}

const answered = async (ctx: MemberContext, row: BookingRow) =>
  answer((await toAppointmentDtos(ctx, [row]))[0]!)

/** Another company's adviser has times too: only those of the member's own company can be booked. */
export const bookAdviser: RunCallHandler<typeof adviserCalls.bookAdviser> = async (input, ctx) => {
  const { companyId, placeId, topic } = input
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const adviser = await adviserOf(ctx.db, companyId)
  if (!adviser) return refuse('notFound')
  const times = await timesToCome(ctx.db, adviser.resource_id, accountId, ctx.clock.now())
  if (!times.some(({ id }) => id === placeId)) return refuse('slotGone')
  const request = { kind, companyId, accountId, choice: topic, right: null, slotId: placeId } as const
  const outcome = await book(ctx, request)
  if (outcome.kind === 'booked') return answered(ctx, outcome.booking)
  // Talking to the adviser uses no benefit, so none can be missing.
  return outcome.name === 'noRightLeft' ? refuse('slotGone') : refuse(outcome.name)
}

export const changeAdviserBooking: RunCallHandler<typeof adviserCalls.changeAdviserBooking> = async (
  { id, placeId },
  ctx,
) => {
  const key = await ownKey(ctx, id)
  if (!key) return refuse('notFound')
  const outcome = await changeBooking(ctx, key, { slotId: placeId })
  return outcome.kind === 'booked' ? answered(ctx, outcome.booking) : refuse(outcome.name)
}

export const cancelAdviserBooking: RunCallHandler<typeof adviserCalls.cancelAdviserBooking> = async (
  { id },
  ctx,
) => {
  const key = await ownKey(ctx, id)
  if (!key) return refuse('notFound')
  const outcome = await cancelOwn(ctx, key)
  if (outcome.kind === 'ended') return answered(ctx, outcome.booking)
  return outcome.name === 'stateMoved' ? refuse('bookingClosed') : refuse(outcome.name)
}

export const adviserBookings: RunCallHandler<typeof adviserCalls.adviserBookings> = async (page, ctx) => {
  const { rows, total } = await bookingsOf(ctx.db, kind, ctx.caller.accountId, page)
  return answer({ records: await toAppointmentDtos(ctx, rows), total })
}

/** This call does not change bookings of other kinds. */
async function ownKey({ db, caller }: MemberContext, id: string) {
  const row = await ownBooking(db, kind, caller.accountId, id)
  return row && { account_id: row.account_id, id: row.id }
}
