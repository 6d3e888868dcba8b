import { orderStates } from '@yf/domain/order'
import { askPaymentsOf } from '#features/payments/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { closeOrder } from './close-order.ts'
import { system } from './transitions.ts'
import { confirmBySystem } from './shipping.ts'
import { orderSubject, takeOrder, type OrderKey, type OrderRow } from './store.ts'

const atATime = 200
/**
 * How long an order waits for the provider's answer whether it was paid in time; then it is closed, and a late
 * payment is refunded.
 */
const patienceMs = 10 * 60_000
/**
 * After this many queries without an answer the provider counts as down: each timeout costs seconds, so the remaining
 * orders are not queried.
 */
const mostSilences = 3

/** 30 minutes without payment. Two concurrent runs close an order once. */
export const closeUnpaidJob: Job<object> = {
  name: 'orders.close-unpaid',
  retries: 1,
  cron: '* * * * *',
  async run(_, ctx) {
    const due = await ctx.db
      .selectFrom('shop_order')
      .selectAll()
      .where('state', '=', orderStates.unpaid)
      .where('pay_by', '<=', ctx.clock.now())
      .orderBy('pay_by')
      .limit(atATime)
      .execute()
    let silences = 0
    for (const order of due) {
      const isQueried = silences < mostSilences
      const word = isQueried ? (await askPaymentsOf(ctx, orderSubject(order))).word : 'unknown'
      if (word === 'unknown') silences += 1
      if (word !== 'unknown' || isOverdue(order, ctx.clock.now())) await closeUnpaid(order, ctx)
    }
  },
}

const isOverdue = ({ pay_by }: OrderRow, now: Date): boolean => now.getTime() >= pay_by.getTime() + patienceMs

const closeUnpaid = (order: OrderRow, ctx: JobContext): Promise<void> =>
  whileIn(orderStates.unpaid, order, ctx, (inner, locked) =>
    closeOrder(inner, locked, { actor: system, reason: '超过 30 分钟未付款，订单已关闭' }),
  )

/** Ten days after the last parcel arrived. */
export const confirmJob: Job<object> = {
  name: 'orders.confirm',
  retries: 1,
  cron: '*/10 * * * *',
  async run(_, ctx) {
    const due = await ctx.db
      .selectFrom('shop_order')
      .selectAll()
      .where('state', '=', orderStates.toReceive)
      .where('confirm_at', '<=', ctx.clock.now())
      .orderBy('confirm_at')
      .limit(atATime)
      .execute()
    for (const order of due) await whileIn(orderStates.toReceive, order, ctx, confirmBySystem)
  },
}

/** Another call may have been first: checked again under the lock. */
const whileIn = (
  state: OrderRow['state'],
  key: OrderKey,
  ctx: JobContext,
  work: (inner: JobContext, order: OrderRow) => Promise<unknown>,
) =>
  ctx.transaction(async (inner) => {
    const order = await takeOrder(inner.db, key)
    if (order.state === state) await work(inner, order)
  })
