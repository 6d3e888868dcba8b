import type { Db } from '#platform/db/handle.ts'
import type { ChainHead, ChainFault } from '../tables.ts'
import { hashOfAuditEvent, type AuditEventRow } from './chain.ts'

export interface ChainReport {
  readonly events: number
  readonly heads: readonly ChainHead[]
  readonly faults: readonly ChainFault[]
}

const atOnce = 1_000

/**
 * Verifies every chain from its first row. `before` are the heads of an earlier check, which reveal rows removed from
 * the end with the head reset.
 */
export async function verifyAuditLog(db: Db, before: readonly ChainHead[] = []): Promise<ChainReport> {
  const heads = await headsNow(db)
  const headsByStaff = new Map(heads.map((head) => [head.staffId, head]))
  const owners = await db.selectFrom('audit_event').select('staff_id').distinct().execute()
  const everyone = new Set([
    ...headsByStaff.keys(),
    ...before.map(({ staffId }) => staffId),
    ...owners.map(({ staff_id }) => staff_id),
  ])
  let events = 0
  const faults: ChainFault[] = []
  for (const staffId of everyone) {
    const earlier = before.find((head) => head.staffId === staffId)
    const walked = await walkChain(db, staffId, headsByStaff.get(staffId), earlier)
    events += walked.count
    faults.push(...walked.faults)
  }
  return { events, heads, faults }
}

async function headsNow(db: Db): Promise<ChainHead[]> {
  const rows = await db.selectFrom('staff_chain').selectAll().orderBy('staff_id').execute()
  return rows.map(({ staff_id, seq, hash }) => ({ staffId: staff_id, seq, hash }))
}

/** Up to its head: later rows belong to the next check. */
async function walkChain(db: Db, staffId: string, head: ChainHead | undefined, earlier?: ChainHead) {
  const faults: ChainFault[] = []
  const end = head?.seq ?? 0
  let [seq, hash, count] = [0, '', 0]
  for (let rows = await rowsAfter(db, staffId, 0, end); rows.length > 0;) {
    for (const row of rows) {
      faults.push(...faultsAt(row, { seq, hash }))
      if (row.seq === earlier?.seq && row.hash !== earlier.hash)
        faults.push({ staffId, seq: row.seq, what: 'changed' })
      ;[seq, hash, count] = [row.seq, row.hash, count + 1]
    }
    rows = rows.length < atOnce ? [] : await rowsAfter(db, staffId, seq, end)
  }
  const lastSeq = Math.max(end, earlier?.seq ?? 0)
  if (seq < lastSeq || hash !== (head?.hash ?? '') || (await hasBeyond(db, staffId, end)))
    faults.push({ staffId, seq: seq + 1, what: 'cut' })
  return { count, faults }
}

/** A row after a gap cannot be verified against the missing one; the chain continues from it. */
function faultsAt(row: AuditEventRow, last: { readonly seq: number; readonly hash: string }): ChainFault[] {
  const { staff_id: staffId, seq } = row
  if (seq !== last.seq + 1) return [{ staffId, seq: last.seq + 1, what: 'missing' }]
  return row.hash === hashOfAuditEvent(last.hash, row) ? [] : [{ staffId, seq, what: 'changed' }]
}

const rowsAfter = (db: Db, staffId: string, seq: number, end: number): Promise<AuditEventRow[]> =>
  db
    .selectFrom('audit_event')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('seq', '>', seq)
    .where('seq', '<=', end)
    .orderBy('seq')
    .limit(atOnce)
    .execute()

/** Rows beyond the head, unless the head has moved on since it was read. */
async function hasBeyond(db: Db, staffId: string, end: number): Promise<boolean> {
  const [beyond] = await rowsAfter(db, staffId, end, Number.MAX_SAFE_INTEGER)
  if (!beyond) return false
  const now = (await headsNow(db)).find((head) => head.staffId === staffId)
  return (now?.seq ?? 0) < beyond.seq
}
