import type { pointsCalls } from '@yf/contract/points'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { earnedAndSpent } from '#platform/ledger/entries.ts'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { requireMembership } from '#features/company/public.ts'
import { books, expiringBefore, isExpirySoon, leftOf } from './rules.ts'

export const myScore: Run<typeof pointsCalls.myScore> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const account = { companyId, book: books.points, ownerId: accountId }
  const now = ctx.clock.now()
  const balance = await balanceOf(ctx.db, account)
  if (balance === 0 || !isExpirySoon(now)) return answer({ balance, expiringSoon: 0 })
  const { earned, spent } = await earnedAndSpent(ctx.db, account, expiringBefore(now))
  return answer({ balance, expiringSoon: leftOf(earned, spent) })
}
