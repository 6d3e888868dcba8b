import { startOfDay } from '@yf/domain/dates'
import { levelOf, type LevelStatus } from '@yf/domain/points'
import { levelsOf, type PointsRules } from '@yf/domain/points-rules'
import type { Db } from '#platform/db/handle.ts'
import type { LedgerAccount } from '#platform/ledger/ledger.ts'
import { earnedBySpans } from '#platform/ledger/statement.ts'
import { begunOn, rulesOfCompany, type RulesFrom } from './company-rules.ts'

export interface PointsStatus extends LevelStatus {
  readonly earned: number
  readonly rules: PointsRules
  /** Rules that start on a later day; null if there are none. */
  readonly coming: RulesFrom | null
}

/** A person's level by the rules of a day. A level reached under other rules is kept, with its present benefits. */
export async function pointsStatusOf(db: Db, account: LedgerAccount, day: string): Promise<PointsStatus> {
  const all = await rulesOfCompany(db, account.companyId)
  const begun = begunOn(all, day)
  const starts = begun.flatMap(({ startDay }) => (startDay === null ? [] : [startOfDay(startDay)]))
  const sums = await earnedBySpans(db, account, starts)
  let earned = 0
  let levelStatus: LevelStatus | null = null
  for (const [at, { rules }] of begun.entries()) {
    earned += sums[at]!
    levelStatus = levelOf(levelsOf(rules), Math.max(earned, 0), levelStatus?.level.no)
  }
  return {
    ...levelStatus!,
    earned: Math.max(earned, 0),
    rules: begun.at(-1)!.rules,
    coming: all[begun.length] ?? null,
  }
}
