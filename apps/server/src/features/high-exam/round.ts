import { bookingStates } from '@yf/domain/booking'
import { bookingQuery } from '#features/slots/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { askPartner, cancelAtPartner } from './ask-partner.ts'
import { askChange } from './change.ts'
import { dueReports, postponeFetch, type DueReport } from './due-reports.ts'
import { fetchReport } from './fetch-report.ts'
import type { OrderRow } from './order-store.ts'

const atATime = 100

const withBookings = (db: Db) =>
  bookingQuery(db, 'exam')
    .innerJoin('high_exam_order', (join) =>
      join
        .onRef('high_exam_order.account_id', '=', 'booking.account_id')
        .onRef('high_exam_order.booking_id', '=', 'booking.id'),
    )
    .selectAll('high_exam_order')
    .orderBy('high_exam_order.created_at')
    .limit(atATime)

/** The institution has not answered yet. */
const open = (db: Db): Promise<OrderRow[]> =>
  withBookings(db).where('booking.state', '=', bookingStates.asked).execute()

/** Cancelled here, by anyone, and possibly still booked there; a missed exam needs no cancelling. */
const abandonedOrders = (db: Db): Promise<OrderRow[]> =>
  withBookings(db)
    .where('booking.state', 'in', [bookingStates.cancelled, bookingStates.expired])
    .where('booking.is_no_show', '=', false)
    .where('high_exam_order.partner_state', 'in', ['unknown', 'pending', 'confirmed'])
    .execute()

const changing = (db: Db): Promise<OrderRow[]> =>
  withBookings(db)
    .where('booking.state', '=', bookingStates.booked)
    .where('high_exam_order.change_id', 'is not', null)
    .execute()

/**
 * Every five minutes, settles everything outstanding between the partner and us: no job that gave up loses a slot or
 * a benefit.
 */
export const roundJob: Job<object> = {
  name: 'high-exam.round',
  retries: 1,
  cron: '*/5 * * * *',
  async run(_, ctx) {
    await each(ctx, await open(ctx.db), async (order) => void (await askPartner(ctx, order)))
    await each(ctx, await changing(ctx.db), async (order) => void (await askChange(ctx, order)))
    await each(ctx, await abandonedOrders(ctx.db), (order) => cancelAtPartner(ctx, order))
    await each(ctx, await dueReports(ctx, atATime), (due) => fetchDue(ctx, due))
  },
}

async function fetchDue(ctx: JobContext, due: DueReport): Promise<void> {
  await postponeFetch(ctx, due)
  await fetchReport(ctx, due)
}

/** A failure does not delay the others. */
async function each<One>(
  { log }: JobContext,
  orders: readonly One[],
  work: (order: One) => Promise<void>,
): Promise<void> {
  for (const order of orders)
    try {
      await work(order)
    } catch (error) {
      log.warn({ err: error }, 'an exam order could not be tended')
    }
}
