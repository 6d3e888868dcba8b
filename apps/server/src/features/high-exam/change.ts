import type { highExamCalls } from '@yf/contract/high-exam'
import { bookingStates } from '@yf/domain/booking'
import { isDay } from '@yf/domain/dates'
import { examNotices } from '@yf/domain/exam/notices'
import { packageEnds } from '#features/equity/public.ts'
import { cancelOwn, leavableUntil, lockBooking, moveHeld, sendBookingNotice } from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { newId } from '#platform/ids.ts'
import type { Job } from '#platform/jobs/job.ts'
import { cancelJob, keyOfJob, type ExamPartnerDeps, type AskOutcome } from './ask-partner.ts'
import { answerBooking } from './bookings.ts'
import { bookingOf, orderOf, setOrder, type OrderOf, type OrderRow } from './order-store.ts'
import { dayOf, isTooSoon, lastDayOf, spanOf } from './rules.ts'
import { resultPath } from './settle.ts'

/**
 * The requested change is stored first, then sent under its own number. The old day stays until the partner has
 * granted the new one; if it does not answer, a job keeps asking.
 */
export const change = inSteps<typeof highExamCalls.change>(async (input, ctx) => {
  if (!isDay(input.day)) return badInput('day', '体检日期不正确')
  const wished = await ctx.transaction((inner) => {
    const work = () => wish({ ...inner, caller: ctx.caller }, input)
    const key = ctx.idempotencyKey
    if (key === '') return work()
    const hash = requestHash(ctx.cipher, input)
    const { accountId } = ctx.caller
    const request = { scope: accountId, subject: accountId, call: 'highExam.change', key, requestHash: hash }
    return once(inner, request, work)
  })
  if (wished.kind !== 'answer') return wished
  const key = { account_id: ctx.caller.accountId, booking_id: input.id }
  await askChange(ctx, key)
  // Repeated after a lost answer, the same request returns its result.
  const isRefused =
    wished.result !== null && (await orderOf(ctx.db, key))?.refused_change_id === wished.result
  return isRefused ? refuse('examDayFull', '机构当天已约满，您原来的预约不变') : answerBooking(ctx, input.id)
})

/** The number of the requested change; null when it is already that day. */
async function wish(ctx: MemberContext, { id, day }: { readonly id: string; readonly day: string }) {
  const { accountId } = ctx.caller
  const key = { account_id: accountId, booking_id: id }
  // The booking is locked first, as in every action on it: of two concurrent changes the second finds the first one's
  // request.
  const booking = await lockBooking(ctx.db, { account_id: accountId, id })
  const order = booking && (await orderOf(ctx.db, key))
  if (!booking || !order) return refuse('notFound')
  const now = ctx.clock.now()
  if (booking.state !== bookingStates.booked) return refuse('bookingClosed')
  if (now > leavableUntil(booking)) return refuse('cancelTooLate')
  if (order.change_id !== null) return refuse('examChanging')
  if (isTooSoon(day, now)) return refuse('slotGone')
  if (day === dayOf(booking)) return answer(null)
  const end = (await packageEnds(ctx.db, [booking])).get(booking.package_id ?? '')
  if (end && day > lastDayOf(end)) return refuse('examOutsideTerm')
  const changeNo = newId()
  await setOrder(ctx.db, key, { change_id: changeNo, change_day: day })
  await ctx.jobs.send(ctx.db, changeJob, { accountId, bookingId: id }, { startAfterSeconds: 30 })
  return answer(changeNo)
}

/** Also `known` when no change is pending any more. */
export async function askChange(ctx: ExamPartnerDeps, key: OrderOf): Promise<AskOutcome> {
  const order = await orderOf(ctx.db, key)
  if (!order || order.change_id === null || order.change_day === null) return 'known'
  const { change_id: changeNo, change_day: day } = order
  const result = await ctx.partners.exams.change({ orderNo: order.booking_id, changeNo, day })
  if (result.kind === 'unavailable') return 'unknown'
  if (result.kind === 'refused' && result.reason === 'setup') {
    ctx.log.warn({ providerCode: result.providerCode }, 'the exam provider refuses us')
    return 'unknown'
  }
  await ctx.transaction((tx) => take(tx, order, result.kind === 'answered'))
  return 'known'
}

type Tx = Parameters<Parameters<ExamPartnerDeps['transaction']>[0]>[0]

/** The later call finds another request, or none, and changes nothing. */
async function take(
  tx: Tx,
  { change_id, change_day, ...order }: OrderRow,
  isAccepted: boolean,
): Promise<void> {
  const booking = await lockBooking(tx.db, bookingOf(order))
  const now = await orderOf(tx.db, order)
  if (!booking || !now || now.change_id !== change_id || change_day === null) return
  const refused_change_id = isAccepted ? now.refused_change_id : change_id
  await setOrder(tx.db, order, { change_id: null, change_day: null, refused_change_id })
  const path = resultPath(booking.id)
  if (!isAccepted) {
    await sendBookingNotice(tx, booking, examNotices.notChanged(booking.starts_at), path)
    return
  }
  const span = spanOf(change_day)
  if (await moveHeld(tx, bookingOf(order), span)) {
    await sendBookingNotice(tx, booking, examNotices.changed(span.startsAt), path)
  }
}

export const changeJob: Job<{ accountId: string; bookingId: string }> = {
  name: 'high-exam.change',
  retries: 10,
  async run(of, ctx) {
    if ((await askChange(ctx, keyOfJob(of))) === 'unknown')
      throw new Error('the exam provider has not answered yet')
  },
}

/** Slot and benefit are returned at once; a job notifies the partner until it acknowledges. */
export const cancel: RunCallHandler<typeof highExamCalls.cancel> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const order = await orderOf(ctx.db, { account_id: accountId, booking_id: id })
  if (!order) return refuse('notFound')
  const ended = await cancelOwn(ctx, bookingOf(order))
  if (ended.kind === 'refused') return ended
  await setOrder(ctx.db, order, { change_id: null, change_day: null })
  await ctx.jobs.send(ctx.db, cancelJob, { accountId, bookingId: id })
  return answerBooking(ctx, id)
}
