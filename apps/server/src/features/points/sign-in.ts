import type { pointsCalls } from '@yf/contract/points'
import { shanghaiDay } from '@yf/domain/dates'
import { signInPoints } from '@yf/domain/points'
import { rewardsOf } from '@yf/domain/points-rules'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { post } from '#platform/ledger/ledger.ts'
import { requireMembership } from '#features/company/public.ts'
import { rulesOn } from './company-rules.ts'
import { books, signInEvent } from './rules.ts'
import { streakBefore } from './streak.ts'

/** Once per Shanghai day, however many calls and phones (decisions §5). */
export const signIn = inTransaction<typeof pointsCalls.signIn>(async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const account = { companyId, book: books.points, ownerId: accountId }
  // One timestamp for everything: recorded after midnight it would look like a made-up day.
  const now = ctx.clock.now()
  const today = shanghaiDay(now)
  const streak = (await streakBefore(ctx.db, account, today)) + 1
  const points = signInPoints(rewardsOf(await rulesOn(ctx.db, companyId, today)), streak)
  const entry = { amount: points, reason: `每日签到（连续${streak}天）`, eventKey: signInEvent(today) }
  const { outcome, balance } = await post(ctx.db, { now: () => now }, account, entry)
  return answer({ isNew: outcome === 'posted' ? 1 : 0, points, streak, balance })
})
