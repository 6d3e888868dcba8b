import type { pointsCalls } from '@yf/contract/points'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { earnedByEvents } from '#platform/ledger/entries.ts'
import { requireMembership } from '#features/company/public.ts'
import { books, claimEvent } from './rules.ts'

export const claimCarbon: RunCallHandler<typeof pointsCalls.claimCarbon> = async (
  { companyId, caseId },
  ctx,
) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const [total, gained] = await Promise.all([
    earnedByEvents(ctx.db, account, claimEvent('%')),
    caseId === undefined ? 0 : earnedByEvents(ctx.db, account, `${claimEvent(caseId)}%`),
  ])
  return answer({ total, gained })
}
