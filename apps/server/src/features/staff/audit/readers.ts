import { sql } from 'kysely'
import { aboutCounselling } from '@yf/domain/audit-actions'
import type { Db } from '#platform/db/handle.ts'
import { markOf } from './keyset-page.ts'
import type { AuditEventRow } from './chain.ts'

interface ReadersQuery {
  readonly accountId: string
  /** The person at each employer: HR reads that, not the account. */
  readonly personIds: readonly string[]
  readonly after: string | undefined
  readonly pageSize: number
}

/** Events that showed or changed something of one member, newest first; one more than the page. Never counselling. */
export function readersOf(
  db: Db,
  { accountId, personIds, after, pageSize }: ReadersQuery,
): Promise<AuditEventRow[]> {
  const mark = markOf(after)
  let query = db
    .selectFrom('audit_event')
    .selectAll()
    .where('action', 'not in', aboutCounselling)
    .where(sql<boolean>`(members && ${[accountId]}::uuid[] or cases && ${[accountId, ...personIds]}::uuid[])`)
  if (mark) query = query.where(sql<boolean>`(at, id) < (${mark.at}, ${mark.id}::uuid)`)
  return query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
}
