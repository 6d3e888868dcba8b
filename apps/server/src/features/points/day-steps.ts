import type { pointsEvents } from '@yf/contract/points-events'
import { addDays, isDay, shanghaiDay } from '@yf/domain/dates'
import { accountIdOfPhone } from '#features/identity/public.ts'
import { requireMembership } from '#features/company/public.ts'
import type { EventContext, EventHandler } from '#platform/call/event.ts'
import { rulesOn } from './company-rules.ts'
import type { PointsOwner } from './own-points.ts'
import { companiesOfChannel, keepSteps } from './steps-store.ts'
import { taskDone } from './task-done.ts'

/** A phone that was offline for a weekend still delivers its steps; older days are ignored. */
const lateDays = 3

/**
 * A platform reports only members of its companies: messages about others are accepted and not stored. Whatever the
 * order of a day's messages, the highest count applies once, by the rules of that day.
 */
export const daySteps: EventHandler<typeof pointsEvents.daySteps> = async ({ mobile, day, steps }, ctx) => {
  const today = shanghaiDay(ctx.clock.now())
  if (!isDay(day) || day < addDays(today, -lateDays)) return 'ignored'
  // Around midnight its clock may be ahead of ours: it may repeat the message.
  if (day > today) return day === addDays(today, 1) ? 'tooEarly' : 'ignored'
  const accountId = await accountIdOfPhone(ctx.db, ctx.cipher, mobile)
  let isAnybody = false
  if (accountId) {
    for (const companyId of await companiesOfChannel(ctx.db, ctx.event.kind)) {
      if (!(await requireMembership(ctx.db, accountId, companyId))) continue
      isAnybody = true
      await credit(ctx, { companyId, accountId }, day, steps)
    }
  }
  if (isAnybody) return 'applied'
  ctx.log.warn({ channel: ctx.event.kind }, 'steps of somebody who is not of the companies of this platform')
  return 'ignored'
}

async function credit(
  { db, clock }: EventContext,
  owner: PointsOwner,
  day: string,
  steps: number,
): Promise<void> {
  const most = await keepSteps(db, { ...owner, day, steps, at: clock.now() })
  const { stepGoal } = await rulesOn(db, owner.companyId, day)
  if (most >= stepGoal) await taskDone(db, clock, owner, 'stepsReached', day, { day })
}
