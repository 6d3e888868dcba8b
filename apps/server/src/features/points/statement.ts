import type { pointsCalls, ScoreEntry } from '@yf/contract/points'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import type { LedgerAccount } from '#platform/ledger/ledger.ts'
import {
  countDebits,
  debits,
  entriesWithin,
  firstEntryAt,
  linkedEntries,
  sumsWithin,
  type StatementRow,
} from '#platform/ledger/statement.ts'
import { ownPoints } from './own-points.ts'
import { monthOf, monthSpan } from './rules.ts'

export const records: RunCallHandler<typeof pointsCalls.records> = async (
  { month, pageNo, pageSize, ...whose },
  ctx,
) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, whose)
  if (!account) return refuse('notFound')
  const span = monthSpan(month)
  const rows = await entriesWithin(ctx.db, account, span, { pageNo, pageSize })
  const sums = await sumsWithin(ctx.db, account, span)
  const first = (await firstEntryAt(ctx.db, account)) ?? ctx.clock.now()
  return answer({
    records: await linked(ctx.db, account, rows),
    ...sums,
    firstMonth: monthOf(shanghaiDay(first)),
  })
}

export const costs: RunCallHandler<typeof pointsCalls.costs> = async ({ companyId, ...page }, ctx) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, { companyId })
  if (!account) return refuse('notFound')
  const rows = await debits(ctx.db, account, page)
  return answer({
    records: await linked(ctx.db, account, rows),
    total: await countDebits(ctx.db, account),
  })
}

/** Each with the entry that it reverses and with those that reverse it. */
async function linked(db: Db, account: LedgerAccount, rows: readonly StatementRow[]): Promise<ScoreEntry[]> {
  const others = await linkedEntries(db, account, rows)
  return rows.map(({ id, reason, amount, event_key, undoes, created_at }) => {
    const undone = undoes === null ? undefined : others.find((other) => other.event_key === undoes)
    return {
      id,
      reason,
      amount,
      createTime: shanghaiMoment(created_at),
      undoes: undone ? { reason: undone.reason, createTime: shanghaiMoment(undone.created_at) } : null,
      undoneBy: others
        .filter((other) => other.undoes === event_key)
        .map((other) => ({
          id: other.id,
          amount: other.amount,
          createTime: shanghaiMoment(other.created_at),
        })),
    }
  })
}
