import type { Db } from '#platform/db/handle.ts'
import { lastEventKeys } from '#platform/ledger/entries.ts'
import type { Account } from '#platform/ledger/ledger.ts'
import { dayOfSignIn, signInEvent, streakUntil } from './rules.ts'

/** Longer than a year nobody counts. */
const most = 400

/** How many days up to the one before `today` somebody signed in without a gap, by the ledger. */
export async function streakBefore(db: Db, account: Account, today: string): Promise<number> {
  const keys = await lastEventKeys(db, account, signInEvent('%'), most)
  return streakUntil(keys.map(dayOfSignIn), today)
}
