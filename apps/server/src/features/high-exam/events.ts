import type { highExamEvents } from '@yf/contract/high-exam-events'
import type { EventContext, EventHandler } from '#platform/call/event.ts'
import { take } from './ask-partner.ts'
import { addDueReport } from './due-reports.ts'
import { fetchJob } from './fetch-report.ts'
import { orderNumbered, type OrderRow } from './order-store.ts'

async function orderOfEvent({ db, log, event }: EventContext, orderNo: string): Promise<OrderRow | null> {
  const order = await orderNumbered(db, orderNo)
  if (!order) log.warn({ kind: event.kind }, 'the exam provider speaks of an order that is none of ours')
  return order
}

export const orderConfirmed: EventHandler<typeof highExamEvents.orderConfirmed> = async (
  { orderNo },
  ctx,
) => {
  const order = await orderOfEvent(ctx, orderNo)
  if (!order) return 'ignored'
  const next = await take(ctx, order, { state: 'confirmed', reason: '' }, 'told')
  return next === 'nothing' ? 'ignored' : 'applied'
}

export const orderRefused: EventHandler<typeof highExamEvents.orderRefused> = async (
  { orderNo, reason },
  ctx,
) => {
  const order = await orderOfEvent(ctx, orderNo)
  if (!order) return 'ignored'
  const next = await take(ctx, order, { state: 'refused', reason }, 'told')
  return next === 'nothing' ? 'ignored' : 'applied'
}

export const reportReady: EventHandler<typeof highExamEvents.reportReady> = async (
  { orderNo, reportNo },
  ctx,
) => {
  const order = await orderOfEvent(ctx, orderNo)
  if (!order) return 'ignored'
  const { account_id, booking_id } = order
  await addDueReport(ctx, { account_id, booking_id, report_no: reportNo })
  await ctx.jobs.send(ctx.db, fetchJob, { accountId: account_id, bookingId: booking_id, reportNo })
  return 'applied'
}
