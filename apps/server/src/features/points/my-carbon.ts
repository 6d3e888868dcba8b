import type { pointsCalls } from '@yf/contract/points'
import { carbonActionNames } from '@yf/domain/carbon'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { lastEntries } from '#platform/ledger/entries.ts'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { requireMembership } from '#features/company/public.ts'
import { rulesOn } from './company-rules.ts'
import { books } from './rules.ts'

const mostEntries = 20

export const myCarbon: RunCallHandler<typeof pointsCalls.myCarbon> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const [balance, entries, { carbon }] = await Promise.all([
    balanceOf(ctx.db, account),
    lastEntries(ctx.db, account, mostEntries),
    rulesOn(ctx.db, companyId, shanghaiDay(ctx.clock.now())),
  ])
  return answer({
    balance,
    deeds: carbonActionNames
      .filter((action) => carbon[action].isOn)
      .map((action) => ({ deed: action, points: carbon[action].points })),
    records: entries.map(({ id, reason, amount, created_at }) => ({
      id,
      reason,
      amount,
      createTime: shanghaiMoment(created_at),
    })),
  })
}
