import { bookingRules, bookingStates, slotKinds } from '@yf/domain/booking'
import { bookingNotices } from '@yf/domain/booking-notices'
import { askForEvaluation } from '#features/feedback/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import { finish, lapse } from '../booking/end.ts'
import { endWait } from '../waitlist/leave.ts'
import { graceBegan } from '../rules.ts'
import { sendBookingNotice, bookingNoticeInput } from '../booking-notice.ts'
import { system } from '../work.ts'

const atATime = 200
/** Expired offers go to the next; the member who was too slow leaves the waitlist. */
export async function passOverdueOffers(ctx: JobContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('slot_waitlist')
    .selectAll()
    .where('state', '=', 'offered')
    .where('offer_until', '<=', ctx.clock.now())
    .orderBy('offer_until')
    .limit(atATime)
    .execute()
  for (const wait of due) await ctx.transaction((ctx) => endWait(ctx, wait, 'over'))
}

/** Ends the waitlists of slots that have begun. */
export async function endPastWaits(ctx: JobContext): Promise<void> {
  const past = await ctx.db
    .selectFrom('slot_waitlist')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('starts_at', '<=', ctx.clock.now())
    .limit(atATime)
    .execute()
  for (const wait of past)
    await ctx.transaction(async (ctx) => {
      if (await endWait(ctx, wait, 'over'))
        await sendBookingNotice(
          ctx,
          wait,
          bookingNotices.waitOver({ kind: wait.kind, start: wait.starts_at }),
        )
    })
}

/** Cancels bookings that were not confirmed in time, and returns slot and entitlement. */
export async function lapseUnconfirmed(ctx: JobContext): Promise<void> {
  const late = await ctx.db
    .selectFrom('booking')
    .select(['account_id', 'id'])
    .where('state', '=', bookingStates.asked)
    .where('starts_at', '<=', ctx.clock.now())
    .orderBy('starts_at')
    .limit(atATime)
    .execute()
  for (const key of late)
    await ctx.transaction(async (ctx) => {
      const ended = await lapse(ctx, key, { actor: system, reason: '预约未能在开始前得到确认' })
      if (ended.kind === 'ended')
        await sendBookingNotice(ctx, ended.booking, bookingNotices.lapsed(bookingNoticeInput(ended.booking)))
    })
}

/** Past bookings without a recorded no-show count as attended. */
export async function finishPast(ctx: JobContext): Promise<void> {
  for (const kind of slotKinds) {
    const over = await ctx.db
      .selectFrom('booking')
      .select(['account_id', 'id'])
      .where('kind', '=', kind)
      .where('state', '=', bookingStates.booked)
      .where('ends_at', '<=', graceBegan(kind, ctx.clock.now()))
      .orderBy('ends_at')
      .limit(atATime)
      .execute()
    for (const key of over)
      await ctx.transaction(async (ctx) => {
        const ended = await finish(ctx, key, { actor: system, reason: '服务已完成' })
        if (ended.kind === 'ended') await notifyFinished(ctx, ended.booking)
      })
  }
}

/** Asks for a rating: on the kind's own page, or like every rated service. */
export async function notifyFinished(
  ctx: Parameters<typeof sendBookingNotice>[0],
  booking: Parameters<typeof sendBookingNotice>[1] & { id: string; starts_at: Date },
): Promise<void> {
  if (!bookingRules[booking.kind].hasOwnRating)
    return askForEvaluation(ctx, { companyId: booking.company_id, id: booking.id })
  await sendBookingNotice(
    ctx,
    booking,
    bookingNotices.finished({ kind: booking.kind, start: booking.starts_at }),
    `/appraise?id=${booking.id}`,
  )
}
