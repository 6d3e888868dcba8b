import type { pointsCalls } from '@yf/contract/points'
import { shanghaiDay } from '@yf/domain/dates'
import { benefitsOf, type MemberLevel } from '@yf/domain/points'
import { ruleDifferences } from '@yf/domain/points-differences'
import { levelsOf, rewardsOf } from '@yf/domain/points-rules'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { ownPoints } from './own-points.ts'
import { monthOf } from './rules.ts'
import { calendarOf } from './sign-in-calendar.ts'
import { pointsStatusOf, type PointsStatus } from './points-status.ts'

const toDto = (level: MemberLevel) => ({
  no: level.no,
  name: level.name,
  from: level.from,
  benefits: benefitsOf(level),
})

/** Announces rule changes before they start. */
const comingOf = ({ rules, coming }: PointsStatus) =>
  coming?.startDay ? { day: coming.startDay, changes: ruleDifferences(rules, coming.rules) } : null

export const member: RunCallHandler<typeof pointsCalls.member> = async ({ month, ...whose }, ctx) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, whose)
  if (!account) return refuse('notFound')
  const today = shanghaiDay(ctx.clock.now())
  const status = await pointsStatusOf(ctx.db, account, today)
  const { level, next, missing, earned, rules } = status
  return answer({
    level: toDto(level),
    earned,
    next: next && toDto(next),
    missing,
    levels: levelsOf(rules).map(toDto),
    signIn: { rewards: rewardsOf(rules), makeUpPoints: rules.signIn.makeUp },
    coming: comingOf(status),
    calendar: await calendarOf(ctx.db, account, { month: month ?? monthOf(today), today, level, rules }),
  })
}
