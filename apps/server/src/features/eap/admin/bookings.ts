import type { Input } from '@yf/contract/call'
import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { bookingStates } from '@yf/domain/booking'
import { addDays, isDay, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import { bookingQuery } from '#features/slots/public.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { decryptedText, sessionsOf } from '../session-store.ts'
import { toBookingDtos, toOneDto } from './dto.ts'
import { bookingById } from './store.ts'

type CounsellingBookingsQuery = Input<typeof eapAdminCalls.bookings>

function bookingsMatching(db: Db, { counsellorId, state, firstDay, lastDay }: CounsellingBookingsQuery) {
  return bookingQuery(db, 'counselling')
    .selectAll()
    .$if(counsellorId !== undefined, (query) => query.where('resource_id', '=', counsellorId!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(firstDay !== undefined, (query) => query.where('starts_at', '>=', startOfDay(firstDay!)))
    .$if(lastDay !== undefined, (query) => query.where('starts_at', '<', startOfDay(addDays(lastDay!, 1))))
}

/** The counts on the tabs, filtered by everything but the state. */
const listsOf = (db: Db, filter: CounsellingBookingsQuery) => ({
  2: bookingsMatching(db, { ...filter, state: 2 }),
  3: bookingsMatching(db, { ...filter, state: 3 }),
  4: bookingsMatching(db, { ...filter, state: 4 }),
  5: bookingsMatching(db, { ...filter, state: 5 }),
  all: bookingsMatching(db, { ...filter, state: undefined }),
})

const isNoDay = (day: string | undefined): boolean => day !== undefined && !isDay(day)

/** Upcoming sessions start with the next one, all others with the latest. */
export const bookings: RunCallHandler<typeof eapAdminCalls.bookings> = async (input, ctx) => {
  if (isNoDay(input.firstDay) || isNoDay(input.lastDay)) return badInput('firstDay', '请选择有效的日期')
  const direction = input.state === bookingStates.booked ? 'asc' : 'desc'
  const { rows, total } = await pageOf(ctx.db, bookingsMatching(ctx.db, input), input, (query) =>
    query.orderBy('starts_at', direction).orderBy('id'),
  )
  await recordRead(ctx, { action: 'listCounselling', encrypted: rows.map(({ id }) => id) })
  const counts = await countLists(ctx.db, listsOf(ctx.db, input))
  return answer({ records: await toBookingDtos(ctx, rows), total, counts })
}

/** Members' notes to the counsellor are opened one by one. */
export const booking: RunCallHandler<typeof eapAdminCalls.booking> = async ({ id }, ctx) => {
  const row = await bookingById(ctx.db, id)
  if (!row) return refuse('notFound')
  const session = (await sessionsOf(ctx.db, row.account_id, [id])).get(id)
  await recordRead(ctx, { action: 'readCounselling', encrypted: [id] })
  return answer({
    ...(await toOneDto(ctx, row)),
    words: session ? await decryptedText(ctx, session) : null,
    createTime: shanghaiMoment(row.created_at),
  })
}
