import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { BatchKey } from './store.ts'
import type { RowFault } from './tables.ts'

/** Looked up by their index, a part at a time: a join of the new rows with themselves is planned without statistics. */
const perStatement = 1_000

async function mark(
  db: Db,
  { company_id, id }: BatchKey,
  column: 'key_hash' | 'claim_hash' | 'needs_hash',
  hashes: readonly string[],
  fault: RowFault,
): Promise<void> {
  const faults = sql`faults || ${JSON.stringify([fault])}::jsonb` as RawBuilder<never>
  for (let from = 0; from < hashes.length; from += perStatement)
    await db
      .updateTable('import_row')
      .set({ outcome: 'faulty', faults })
      .where((row) => row.and({ company_id, import_id: id }))
      .where(column, 'in', hashes.slice(from, from + perStatement))
      .execute()
}

/** Two rows about one: both are faulty, because nobody knows which is meant. */
export async function markDoubled(db: Db, key: BatchKey, fault: RowFault): Promise<void> {
  const doubled = await db
    .selectFrom('import_row')
    .select('key_hash')
    .where((row) => row.and({ company_id: key.company_id, import_id: key.id }))
    .where('key_hash', 'is not', null)
    .groupBy('key_hash')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  await mark(
    db,
    key,
    'key_hash',
    doubled.map(({ key_hash }) => key_hash!),
    fault,
  )
}

/** One phone of several people. */
export async function markClaimed(db: Db, key: BatchKey, fault: RowFault): Promise<void> {
  const claimed = await db
    .selectFrom('import_row')
    .select('claim_hash')
    .where((row) => row.and({ company_id: key.company_id, import_id: key.id }))
    .where('claim_hash', 'is not', null)
    .groupBy('claim_hash')
    .having(({ fn }) => fn.count('key_hash').distinct(), '>', 1)
    .execute()
  await mark(
    db,
    key,
    'claim_hash',
    claimed.map(({ claim_hash }) => claim_hash!),
    fault,
  )
}

/** Last: rows whose needed row is missing, faulty, leaving, or needs another one itself. */
export async function markMissing(db: Db, key: BatchKey, fault: RowFault): Promise<void> {
  const ofImport = () =>
    db.selectFrom('import_row').where((row) => row.and({ company_id: key.company_id, import_id: key.id }))
  const needing = await ofImport()
    .select('needs_hash')
    .distinct()
    .where('needs_hash', 'is not', null)
    .execute()
  const needed = needing.map(({ needs_hash }) => needs_hash!)
  const there = new Set<string>()
  for (let from = 0; from < needed.length; from += perStatement) {
    const rows = await ofImport()
      .select('key_hash')
      .where('key_hash', 'in', needed.slice(from, from + perStatement))
      .where('outcome', 'not in', ['faulty', 'leaving'])
      .where('needs_hash', 'is', null)
      .execute()
    for (const { key_hash } of rows) there.add(key_hash!)
  }
  await mark(
    db,
    key,
    'needs_hash',
    needed.filter((hash) => !there.has(hash)),
    fault,
  )
}

/** The rows are new to the planner, who would take the batch for one row. */
export const analyzeRows = (db: Db) => sql`analyze import_row`.execute(db)
