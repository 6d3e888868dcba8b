import type { SignInCalendar } from '@yf/contract/points'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { signInPoints } from '@yf/domain/points'
import { rewardsOf } from '@yf/domain/points-rules'
import type { Db } from '#platform/db/handle.ts'
import type { LedgerAccount } from '#platform/ledger/ledger.ts'
import { entriesLike } from '#platform/ledger/statement.ts'
import { dayOfSignIn, monthOf, signInEvent } from './rules.ts'
import type { PointsStatus } from './points-status.ts'
import { streakBefore } from './streak.ts'

/** The days of a month with a sign-in. One recorded on another day was made up. */
async function signedDays(db: Db, account: LedgerAccount, month: string) {
  const rows = await entriesLike(db, account, signInEvent(`${month}-%`))
  return rows
    .map(({ event_key, amount, created_at }) => ({
      day: dayOfSignIn(event_key),
      points: amount,
      isMakeUp: shanghaiDay(created_at) === dayOfSignIn(event_key) ? (0 as const) : (1 as const),
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Only days of this month can be made up, so the month's cards are counted by its own days. */
export const madeUpIn = async (db: Db, account: LedgerAccount, month: string): Promise<number> =>
  (await signedDays(db, account, month)).filter(({ isMakeUp }) => isMakeUp === 1).length

interface CalendarQuery {
  readonly month: string
  readonly today: string
}

export async function calendarOf(
  db: Db,
  account: LedgerAccount,
  { month, today, level, rules }: Pick<PointsStatus, 'level' | 'rules'> & CalendarQuery,
): Promise<SignInCalendar> {
  const untilToday = await streakBefore(db, account, addDays(today, 1))
  const streak = untilToday || (await streakBefore(db, account, today))
  const used = await madeUpIn(db, account, monthOf(today))
  return {
    month,
    today,
    streak,
    isDone: untilToday > 0 ? 1 : 0,
    nextPoints: signInPoints(rewardsOf(rules), streak + 1),
    days: await signedDays(db, account, month),
    makeUps: { allowed: level.makeUps, left: Math.max(level.makeUps - used, 0) },
  }
}
