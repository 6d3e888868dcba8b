import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { AuditEventTable } from '../tables.ts'

export type AuditEventRow = Selectable<AuditEventTable>
type HashedContent = Omit<AuditEventRow, 'hash'>

/**
 * Hash of a row and the previous hash, so that no row can be changed, removed or inserted without changing all that
 * follow. Values are separated by a comma and a blank, like a list in PostgreSQL: the database can compute the same
 * hash.
 */
export function hashOfAuditEvent(previous: string, row: HashedContent): string {
  const content = [
    previous,
    row.staff_id,
    row.seq,
    row.id,
    row.at,
    row.staff_name,
    row.role,
    row.action,
    row.company_id,
    row.case_id,
    row.case_no,
    row.cases,
    row.members,
    row.detail,
    row.address,
  ]
  const text = `[${content.map((value) => JSON.stringify(value)).join(', ')}]`
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Appends a row to its person's chain. Concurrent calls of one person wait here until the first transaction ends, so
 * a call records its event last, after all row locks: otherwise two calls could deadlock.
 */
export async function appendAuditEvent(tx: Db, event: Omit<HashedContent, 'seq'>): Promise<void> {
  const head = await takeHead(tx, event.staff_id)
  const row = { ...event, seq: head.seq + 1 }
  const hash = hashOfAuditEvent(head.hash, row)
  await tx
    .insertInto('audit_event')
    .values({ ...row, hash })
    .execute()
  await tx
    .updateTable('staff_chain')
    .set({ seq: row.seq, hash })
    .where('staff_id', '=', event.staff_id)
    .execute()
}

/** Updates the row with its own value: creates it if missing, locks it and reads it, in one statement. */
const takeHead = (tx: Db, staff_id: string) =>
  tx
    .insertInto('staff_chain')
    .values({ staff_id, seq: 0, hash: '' })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seq: sql<number>`staff_chain.seq` }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
