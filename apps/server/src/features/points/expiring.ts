import { addDays, shanghaiDay } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { earnedAndSpent } from '#platform/ledger/entries.ts'
import { books, expiringBefore, leftOf } from './rules.ts'

/** The points of a person that expire at the end of this year, and the last day. */
export async function expiringPoints(
  db: Db,
  clock: Clock,
  { companyId, accountId }: { readonly companyId: string; readonly accountId: string },
): Promise<{ readonly amount: number; readonly lastDay: string }> {
  const now = clock.now()
  const account = { companyId, book: books.points, ownerId: accountId }
  const { earned, spent } = await earnedAndSpent(db, account, expiringBefore(now))
  const year = Number(shanghaiDay(now).slice(0, 4))
  return { amount: leftOf(earned, spent), lastDay: addDays(`${year + 1}-01-01`, -1) }
}
