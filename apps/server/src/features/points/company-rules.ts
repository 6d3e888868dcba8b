import { usualRules, wholeRules, type PointsRules } from '@yf/domain/points-rules'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'

/** Rules with their start day; a company's initial rules have none. */
export interface RulesFrom {
  readonly startDay: string | null
  readonly rules: PointsRules
}

interface RulesFromRow {
  readonly start_day: string
  readonly rules: PointsRules
}

/** A later change never starts before an earlier one, and replaces one that starts on the same day. */
const inForce = statement<RulesFromRow>(
  `select distinct on (start_day) start_day, rules from points_rule_change
    where company_id = $1 and state = 'inForce' order by start_day, no desc`,
)

/** All past, present and decided rules, oldest first. */
export async function rulesOfCompany(db: Db, companyId: string): Promise<RulesFrom[]> {
  const rows = await inForce(db, companyId)
  return [
    { startDay: null, rules: usualRules },
    ...rows.map(({ start_day, rules }) => ({ startDay: start_day, rules: wholeRules(rules) })),
  ]
}

export const begunOn = (all: readonly RulesFrom[], day: string): RulesFrom[] =>
  all.filter(({ startDay }) => startDay === null || startDay <= day)

export const rulesOn = async (db: Db, companyId: string, day: string): Promise<PointsRules> =>
  begunOn(await rulesOfCompany(db, companyId), day).at(-1)!.rules
