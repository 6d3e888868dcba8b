import { bookingStates, isOpenBooking } from '@yf/domain/booking'
import { ownBooking } from '#features/slots/public.ts'
import type { ExamPartnerResult, ExamOrderStatus } from '#partners/exams/port.ts'
import type { Services } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { orderOf, personIn, type OrderOf, type OrderRow } from './order-store.ts'
import { dayOf } from './rules.ts'
import { settle, type SettleStep, type StatusSource } from './settle.ts'

/** Both a call in steps and a job satisfy it. */
export interface ExamPartnerDeps extends Services {
  readonly db: Db
  readonly log: { warn(facts: object, message: string): void }
  transaction<T>(work: (tx: WorkContext) => Promise<T>): Promise<T>
}

export type AskOutcome = 'known' | 'unknown'

/**
 * Sends an order to the partner, or queries it: both are the same request. `unknown` when there was no valid answer;
 * then nothing changes, and the request is repeated.
 */
export async function askPartner(ctx: ExamPartnerDeps, key: OrderOf): Promise<AskOutcome> {
  const order = await orderOf(ctx.db, key)
  const booking = order && (await ownBooking(ctx.db, 'exam', key.account_id, key.booking_id))
  if (!order || !booking || !isOpenBooking(booking.state)) return 'known'
  const person = await personIn(ctx, order)
  // The member was erased: there is nobody to book for, and the booking expires by itself.
  if (!person) return 'known'
  const result = await ctx.partners.exams.order({
    orderNo: order.booking_id,
    institutionCode: order.institution_code,
    packageCode: order.package_code,
    day: dayOf(booking),
    person,
  })
  return believe(ctx, order, result)
}

async function believe(
  ctx: ExamPartnerDeps,
  order: OrderRow,
  result: ExamPartnerResult<ExamOrderStatus>,
): Promise<AskOutcome> {
  const status = statusOf(result)
  if (!status) {
    if (result.kind === 'refused')
      ctx.log.warn({ providerCode: result.providerCode }, 'the exam provider refuses us')
    return 'unknown'
  }
  await ctx.transaction((tx) => take(tx, order, status, 'asked'))
  return status.state === 'pending' ? 'unknown' : 'known'
}

/** Applies the partner's answer and schedules the follow-up work, in one transaction. */
export async function take(
  tx: WorkContext,
  order: OrderRow,
  status: ExamOrderStatus,
  source: StatusSource,
): Promise<SettleStep> {
  const next = await settle(tx, order, status, source)
  const job = { accountId: order.account_id, bookingId: order.booking_id }
  if (next === 'ask') await tx.jobs.send(tx.db, askJob, job)
  if (next === 'cancelThere') await tx.jobs.send(tx.db, cancelJob, job)
  return next
}

/** Null when it says nothing about the order: unreachable, or a setup problem on our side. */
function statusOf(result: ExamPartnerResult<ExamOrderStatus>): ExamOrderStatus | null {
  if (result.kind === 'answered') return result.answer
  if (result.kind === 'unavailable' || result.reason === 'setup') return null
  return { state: 'refused', reason: result.reason === 'noPlace' ? '机构当天已约满' : '机构已停止该套餐' }
}

interface ExamBookingKey {
  readonly accountId: string
  readonly bookingId: string
}

export const keyOfJob = ({ accountId, bookingId }: ExamBookingKey): OrderOf => ({
  account_id: accountId,
  booking_id: bookingId,
})

/** Retries until there is an answer. If the institution takes longer, the five-minute job continues. */
export const askJob: Job<ExamBookingKey> = {
  name: 'high-exam.ask',
  retries: 8,
  async run(of, ctx) {
    const key = keyOfJob(of)
    if ((await askPartner(ctx, key)) === 'known') return
    const order = await orderOf(ctx.db, key)
    if (order?.partner_state === 'unknown') throw new Error('the exam provider has not answered yet')
  },
}

/** Releases a slot at the partner that nobody uses: repeated until the partner acknowledges it. */
export const cancelJob: Job<ExamBookingKey> = {
  name: 'high-exam.cancel',
  retries: 14,
  async run(of, ctx) {
    const key = keyOfJob(of)
    const order = await orderOf(ctx.db, key)
    const booking = order && (await ownBooking(ctx.db, 'exam', key.account_id, key.booking_id))
    if (!order || !booking || !isAbandoned(booking.state) || !mayKeepASlot(order)) return
    await cancelAtPartner(ctx, order)
  },
}

export const isAbandoned = (state: number): boolean =>
  state === bookingStates.cancelled || state === bookingStates.expired

const mayKeepASlot = ({ partner_state }: OrderRow): boolean =>
  partner_state !== 'refused' && partner_state !== 'cancelled'

export async function cancelAtPartner(ctx: ExamPartnerDeps, order: OrderRow): Promise<void> {
  const result = await ctx.partners.exams.cancel(order.booking_id)
  if (result.kind === 'unavailable') throw new Error(`the exam provider is unavailable: ${result.reason}`)
  if (result.kind === 'refused') throw new Error(`the exam provider does not cancel: ${result.providerCode}`)
  await ctx.transaction((tx) => take(tx, order, { state: 'cancelled', reason: '' }, 'asked'))
}
