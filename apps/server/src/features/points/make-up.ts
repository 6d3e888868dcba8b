import type { pointsCalls } from '@yf/contract/points'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { makeUpPoints } from '@yf/domain/points'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { post } from '#platform/ledger/ledger.ts'
import { levelIn, ownPoints } from './own-points.ts'
import { canMakeUp, monthOf, signInEvent } from './rules.ts'
import { madeUpIn } from './sign-in-calendar.ts'
import { streakBefore } from './streak.ts'

/**
 * The entry comes first, because it locks the account: of days that are made up for at the same time each one counts
 * those before it, and the one that is too many undoes itself.
 */
export const makeUp: Run<typeof pointsCalls.makeUp> = async ({ companyId, day }, ctx) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, { companyId })
  if (!account) return refuse('notFound')
  const today = shanghaiDay(ctx.clock.now())
  if (!isDay(day) || !canMakeUp(day, today)) return refuse('makeUpClosed')
  const { makeUps } = await levelIn(ctx.db, account)
  const entry = { amount: makeUpPoints, reason: `补签（${day}）`, eventKey: signInEvent(day) }
  const { outcome, balance } = await post(ctx.db, ctx.clock, account, entry)
  if (outcome === 'already') return refuse('signedBefore')
  const left = makeUps - (await madeUpIn(ctx.db, account, monthOf(today)))
  if (left < 0) return refuse('noMakeUpLeft')
  const untilYesterday = await streakBefore(ctx.db, account, today)
  return answer({ points: makeUpPoints, streak: untilYesterday, left, balance })
}
