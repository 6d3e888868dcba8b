import type { pointsCalls } from '@yf/contract/points'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { signInPoints } from '@yf/domain/points'
import { rewardsOf } from '@yf/domain/points-rules'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { earnedAndSpent } from '#platform/ledger/entries.ts'
import { balanceOf, type LedgerAccount } from '#platform/ledger/ledger.ts'
import { requireMembership } from '#features/company/public.ts'
import { rulesOn } from './company-rules.ts'
import { books, expiringBefore, isExpirySoon, leftOf } from './rules.ts'
import { streakBefore } from './streak.ts'

export const myScore: RunCallHandler<typeof pointsCalls.myScore> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const account = { companyId, book: books.points, ownerId: accountId }
  const now = ctx.clock.now()
  const [balance, signIn] = await Promise.all([
    balanceOf(ctx.db, account),
    signInOf(ctx.db, account, shanghaiDay(now)),
  ])
  if (balance === 0 || !isExpirySoon(now)) return answer({ balance, expiringSoon: 0, signIn })
  const { earned, spent } = await earnedAndSpent(ctx.db, account, expiringBefore(now))
  return answer({ balance, expiringSoon: leftOf(earned, spent), signIn })
}

/** Whether today's sign-in is done, the length of the streak, and the points of the next one. */
async function signInOf(db: Db, account: LedgerAccount, today: string) {
  const untilToday = await streakBefore(db, account, addDays(today, 1))
  const streak = untilToday || (await streakBefore(db, account, today))
  const rewards = rewardsOf(await rulesOn(db, account.companyId, today))
  return {
    isDone: untilToday > 0 ? 1 : 0,
    streak,
    nextPoints: signInPoints(rewards, streak + 1),
  } as const
}
