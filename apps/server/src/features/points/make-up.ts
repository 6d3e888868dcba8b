import type { pointsCalls } from '@yf/contract/points'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { post } from '#platform/ledger/ledger.ts'
import { ownPoints } from './own-points.ts'
import { canMakeUp, monthOf, signInEvent } from './rules.ts'
import { madeUpIn } from './sign-in-calendar.ts'
import { pointsStatusOf } from './points-status.ts'
import { streakBefore } from './streak.ts'

/**
 * The entry is posted first, because it locks the account: of concurrent make-ups each counts those before it, and
 * the one over the limit rolls back.
 */
export const makeUp: RunCallHandler<typeof pointsCalls.makeUp> = async ({ companyId, day }, ctx) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, { companyId })
  if (!account) return refuse('notFound')
  const today = shanghaiDay(ctx.clock.now())
  if (!isDay(day) || !canMakeUp(day, today)) return refuse('makeUpClosed')
  const { level, rules } = await pointsStatusOf(ctx.db, account, today)
  const { makeUp: points } = rules.signIn
  const entry = { amount: points, reason: `补签（${day}）`, eventKey: signInEvent(day) }
  const { outcome, balance } = await post(ctx.db, ctx.clock, account, entry)
  if (outcome === 'already') return refuse('signedBefore')
  const left = level.makeUps - (await madeUpIn(ctx.db, account, monthOf(today)))
  if (left < 0) return refuse('noMakeUpLeft')
  const untilYesterday = await streakBefore(ctx.db, account, today)
  return answer({ points, streak: untilYesterday, left, balance })
}
