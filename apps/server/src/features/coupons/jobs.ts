import { termsText } from '@yf/domain/coupon-text'
import { couponNoticeDays, couponStates } from '@yf/domain/coupon'
import { shanghaiDay } from '@yf/domain/dates'
import { notify } from '#features/messages/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { batchById, type CouponRow } from './store.ts'

const atATime = 500

/** 1 → 3. Skips coupons held by an order: returned after their term, they expire there. */
export const lapseJob: Job<object> = {
  name: 'coupons.lapse',
  retries: 1,
  cron: '*/5 * * * *',
  async run(_, { db, clock }) {
    await db
      .updateTable('coupon')
      .set({ state: couponStates.expired })
      .where('state', '=', couponStates.usable)
      .where('order_id', 'is', null)
      .where('valid_until', '<=', clock.now())
      .execute()
  },
}

/** Three days before the end, once: the process that marks it first sends the notice. */
export const notifyEndingJob: Job<object> = {
  name: 'coupons.tell-ends',
  retries: 1,
  cron: '10 9-20 * * *',
  async run(_, ctx) {
    const soon = new Date(ctx.clock.now().getTime() + couponNoticeDays * 86_400_000)
    const due = await ctx.db
      .selectFrom('coupon')
      .selectAll()
      .where('state', '=', couponStates.usable)
      .where('reminded_at', 'is', null)
      .where('order_id', 'is', null)
      .where('valid_until', '>', ctx.clock.now())
      .where('valid_until', '<=', soon)
      .orderBy('valid_until')
      .limit(atATime)
      .execute()
    for (const coupon of due) await ctx.transaction((inner) => notifyEnding(inner, coupon))
  },
}

async function notifyEnding(
  ctx: JobContext,
  { company_id, id, batch_id, ...coupon }: CouponRow,
): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('coupon')
    .set({ reminded_at: ctx.clock.now() })
    .where((row) => row.and({ company_id, id, state: couponStates.usable }))
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  const batch = numUpdatedRows > 0n && (await batchById(ctx.db, { companyId: company_id, id: batch_id }))
  if (!batch) return
  const terms = {
    couponType: batch.coupon_type,
    reduceMoney: batch.reduce_money,
    fullMoney: batch.full_money,
  }
  // The stored end is the first moment of the day after.
  const lastDay = shanghaiDay(new Date(coupon.valid_until.getTime() - 1))
  await notify(ctx, {
    companyId: company_id,
    accountId: coupon.account_id,
    kind: 'couponEnding',
    content: `您的「${batch.name}」（${termsText(terms)}）${lastDay} 到期，别忘了使用`,
    expiresAt: coupon.valid_until,
  })
}

export const couponJobs: readonly AnyJob[] = [lapseJob, notifyEndingJob]
