import { sql } from 'kysely'
import type { QueueListName } from '@yf/contract/queue-shapes'
import { addWorkingHours, soonHours } from '@yf/domain/claim-sla'
import type { Db } from '#platform/db/handle.ts'
import { caseQuery } from '#features/claims/record/for-staff.ts'

export type List = QueueListName

/** The cases as `c`, with their assignment as `a` and first approval as `p`. */
export const everyCase = (db: Db) =>
  caseQuery(db)
    .leftJoin('claim_assignment as a', (join) =>
      join.onRef('a.company_id', '=', 'c.company_id').onRef('a.case_id', '=', 'c.id'),
    )
    .leftJoin('claim_approval as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.case_id', '=', 'c.id'),
    )
    .select(['a.staff_id as handler_id', 'p.staff_id as first_approver_id'])

export type Cases = ReturnType<typeof everyCase>
export type QueueCase = Awaited<ReturnType<Cases['execute']>>[number]

/** Literal, not a parameter: the planner uses a partial index only if it can prove that the condition implies it. */
export const isOpen = sql<boolean>`c.state in (1, 2, 4)`

const ofCase = sql`company_id = c.company_id and case_id = c.id`

/**
 * `not exists` rather than a null check on the joined column: for that the planner expects almost no rows, and would
 * read and sort all ten thousand open cases instead of walking the first twenty.
 */
export const isUnassigned = sql<boolean>`not exists (select from claim_assignment where ${ofCase})`
export const isOfNobodyElse = (staffId: string) =>
  sql<boolean>`not exists (select from claim_assignment where ${ofCase} and staff_id <> ${staffId})`
export const isUnapproved = sql<boolean>`not exists (select from claim_approval where ${ofCase})`

/** An appeal counts as somebody's work once they have taken it. */
const isAtWork = sql<boolean>`(c.state in (1, 2, 4) or (c.state = 10 and a.at >= c.appealed_at))`

/** The cases of a list. Each list has an index of its own, however many cases have ended. */
export function casesOf(db: Db, list: List, { staffId, now }: { staffId: string; now: Date }): Cases {
  const query = everyCase(db)
  switch (list) {
    case 'open':
      return query.where(isOpen).where(isUnapproved)
    case 'mine':
      return query.where('a.staff_id', '=', staffId).where(isAtWork)
    case 'late':
      return query.where(isOpen).where(isUnapproved).where('c.due_at', '<', soon(now))
    case 'second':
      return query.where('p.staff_id', 'is not', null).where(sql<boolean>`c.state in (4, 10)`)
    case 'asked':
      return query.where(sql<boolean>`c.state = 3`)
    case 'appeal':
      return query.where(sql<boolean>`c.state = 10`)
    case 'all':
      return query.where(sql<boolean>`c.state > 0`)
  }
}

/** Cases due before this are shown as urgent. */
export const soon = (now: Date): Date => addWorkingHours(now, soonHours)
