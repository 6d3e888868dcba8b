import type { pointsEvents } from '@yf/contract/points-events'
import { addDays, isDay, shanghaiDay } from '@yf/domain/dates'
import { accountIdOfPhone } from '#features/identity/public.ts'
import { requireMembership } from '#features/company/public.ts'
import type { EventContext, EventHandler } from '#platform/call/event.ts'
import { rulesOn } from './company-rules.ts'
import type { Whose } from './own-points.ts'
import { companiesOfChannel, keepSteps } from './steps-store.ts'
import { taskDone } from './task-done.ts'

/** A phone that was out of reach for a weekend still brings its steps; later nobody remembers the day. */
const lateDays = 3

/**
 * A platform speaks of the people of its companies alone: of anybody else it is thanked, and nothing is kept. Whatever
 * the order in which a day's steps are told, the most counts, once, by the rules of the day on which they were gone.
 */
export const daySteps: EventHandler<typeof pointsEvents.daySteps> = async ({ mobile, day, steps }, ctx) => {
  const today = shanghaiDay(ctx.clock.now())
  if (!isDay(day) || day < addDays(today, -lateDays)) return 'ignored'
  // Around midnight its clock may be ahead of ours: it may say it again.
  if (day > today) return day === addDays(today, 1) ? 'tooEarly' : 'ignored'
  const accountId = await accountIdOfPhone(ctx.db, ctx.cipher, mobile)
  let isAnybody = false
  for (const companyId of accountId ? await companiesOfChannel(ctx.db, ctx.event.kind) : []) {
    if (!(await requireMembership(ctx.db, accountId!, companyId))) continue
    isAnybody = true
    await credit(ctx, { companyId, accountId: accountId! }, day, steps)
  }
  if (isAnybody) return 'applied'
  ctx.log.warn({ channel: ctx.event.kind }, 'steps of somebody who is not of the companies of this platform')
  return 'ignored'
}

async function credit({ db, clock }: EventContext, whose: Whose, day: string, steps: number): Promise<void> {
  const most = await keepSteps(db, { ...whose, day, steps, at: clock.now() })
  const { stepGoal } = await rulesOn(db, whose.companyId, day)
  if (most >= stepGoal) await taskDone(db, clock, whose, 'stepsReached', day, { day })
}
