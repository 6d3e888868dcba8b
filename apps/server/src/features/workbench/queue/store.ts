import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { caseQuery } from '#features/claims/public.ts'

export type List = 'open' | 'mine' | 'second' | 'asked' | 'appeal' | 'all'

const selected = (db: Db) =>
  caseQuery(db)
    .leftJoin('claim_assignment as a', (join) =>
      join.onRef('a.company_id', '=', 'c.company_id').onRef('a.case_id', '=', 'c.id'),
    )
    .leftJoin('claim_approval as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.case_id', '=', 'c.id'),
    )
    .select(['a.staff_id as handler_id', 'p.staff_id as first_approver_id'])

/** Written out, not passed in: a partial index is used only where the plan sees that it holds what is asked for. */
const isOpen = sql<boolean>`c.state in (1, 2, 4)`

/** An appeal is somebody's own work once he has taken it. */
const isAtWork = sql<boolean>`(c.state in (1, 2, 4) or (c.state = 10 and a.at >= c.appealed_at))`

/** Which cases a list holds. Each of them is found by an index of its own, however many have ended. */
export function casesOf(db: Db, list: List, staffId: string, keyword: string) {
  const query = narrowed(selected(db), keyword)
  switch (list) {
    case 'open':
      return query.where(isOpen).where('p.staff_id', 'is', null)
    case 'mine':
      return query.where('a.staff_id', '=', staffId).where(isAtWork)
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

type Cases = ReturnType<typeof selected>
export type QueueCase = Awaited<ReturnType<Cases['execute']>>[number]

/** A number of a case is plain characters; everything else is somebody's name. */
export const isCaseNo = (keyword: string): boolean => /^[0-9A-Za-z]+$/.test(keyword)

function narrowed(query: Cases, keyword: string): Cases {
  if (keyword === '') return query
  const start = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
  return isCaseNo(keyword)
    ? query.where('c.case_no', 'like', start(keyword.toUpperCase()))
    : query.where('c.insured_name', 'like', start(keyword))
}

/** What is risky first, then what has waited longest; what waits for nobody by its last change. */
export function inOrder(query: Cases, list: List): Cases {
  if (list === 'all') return query.orderBy('c.updated_at', 'desc').orderBy('c.id', 'desc')
  if (list === 'asked') return query.orderBy('c.updated_at').orderBy('c.id')
  if (list === 'appeal') return query.orderBy('c.appealed_at').orderBy('c.id')
  return query.orderBy('c.risk', 'desc').orderBy('c.submitted_at').orderBy('c.id')
}
