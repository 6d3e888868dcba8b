import type { pointsCalls } from '@yf/contract/points'
import { shanghaiMoment } from '@yf/domain/dates'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { lastEntries } from '#platform/ledger/entries.ts'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { requireMembership } from '#features/company/public.ts'
import { books } from './rules.ts'

const shown = 20

export const myCarbon: Run<typeof pointsCalls.myCarbon> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const [balance, entries] = await Promise.all([
    balanceOf(ctx.db, account),
    lastEntries(ctx.db, account, shown),
  ])
  return answer({
    balance,
    records: entries.map(({ id, reason, amount, created_at }) => ({
      id,
      reason,
      amount,
      createTime: shanghaiMoment(created_at),
    })),
  })
}
