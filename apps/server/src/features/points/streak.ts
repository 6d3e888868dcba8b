import { addDays } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { eventKeysBefore } from '#platform/ledger/entries.ts'
import type { LedgerAccount } from '#platform/ledger/ledger.ts'
import { dayOfSignIn, signInEvent, streakUntil } from './rules.ts'

/** Longer than most streaks, so that one query answers nearly everybody. */
const page = 400

/** The number of consecutive sign-in days up to the one before `today`, from the ledger; unlimited. */
export async function streakBefore(db: Db, account: LedgerAccount, today: string): Promise<number> {
  let streak = 0
  for (;;) {
    const day = addDays(today, -streak)
    const keys = await eventKeysBefore(db, account, { from: signInEvent(''), before: signInEvent(day) }, page)
    const run = streakUntil(keys.map(dayOfSignIn), day)
    streak += run
    if (run < page) return streak
  }
}
