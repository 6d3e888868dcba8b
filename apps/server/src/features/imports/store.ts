import type { Selectable, Updateable } from 'kysely'
import type { ImportState } from '@yf/domain/sheet-import'
import type { Db } from '#platform/db/handle.ts'
import type { Counts, ImportBatchTable, ImportRowTable } from './tables.ts'

export type ImportBatch = Selectable<ImportBatchTable>
export type StagedRow = Selectable<ImportRowTable>
export type BatchKey = Pick<ImportBatch, 'company_id' | 'id'>

export const batchById = (db: Db, { company_id, id }: BatchKey): Promise<ImportBatch | undefined> =>
  db
    .selectFrom('import_batch')
    .selectAll()
    .where((batch) => batch.and({ company_id, id }))
    .executeTakeFirst()

/** Two workers of one batch take turns. */
export const lockBatch = (db: Db, { company_id, id }: BatchKey): Promise<ImportBatch | undefined> =>
  db
    .selectFrom('import_batch')
    .selectAll()
    .where((batch) => batch.and({ company_id, id }))
    .forUpdate()
    .executeTakeFirst()

/** False when the batch was in another state. */
export async function moveBatch(
  db: Db,
  { company_id, id }: BatchKey,
  from: readonly ImportState[],
  changes: Updateable<ImportBatchTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_batch')
    .set(changes)
    .where((batch) => batch.and({ company_id, id }))
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const none: Counts = { new: 0, changed: 0, leaving: 0, unchanged: 0, faulty: 0 }

export async function countOutcomes(db: Db, { company_id, id }: BatchKey): Promise<Counts> {
  const rows = await db
    .selectFrom('import_row')
    .select(['outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .where((row) => row.and({ company_id, import_id: id }))
    .groupBy('outcome')
    .execute()
  return { ...none, ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) }
}

const writing = ['new', 'changed', 'leaving'] as const

/** The next rows to write, those that others need first. */
export const rowsToApply = (db: Db, { company_id, id }: BatchKey, limit: number): Promise<StagedRow[]> =>
  db
    .selectFrom('import_row')
    .selectAll()
    .where((row) => row.and({ company_id, import_id: id, state: 'staged' }))
    .where('outcome', 'in', writing)
    .orderBy('position')
    .orderBy('line')
    .limit(limit)
    .execute()

/** The next rows to undo: in the opposite order. */
export const rowsToUndo = (db: Db, { company_id, id }: BatchKey, limit: number): Promise<StagedRow[]> =>
  db
    .selectFrom('import_row')
    .selectAll()
    .where((row) => row.and({ company_id, import_id: id, state: 'applied' }))
    .orderBy('position', 'desc')
    .orderBy('line', 'desc')
    .limit(limit)
    .execute()

export const rowsAfter = (
  db: Db,
  { company_id, id }: BatchKey,
  state: StagedRow['state'],
  after: number,
  limit: number,
): Promise<StagedRow[]> =>
  db
    .selectFrom('import_row')
    .selectAll()
    .where((row) => row.and({ company_id, import_id: id, state }))
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()

export const updateRow = (
  db: Db,
  { company_id, id }: Pick<StagedRow, 'company_id' | 'id'>,
  changes: Updateable<ImportRowTable>,
) =>
  db
    .updateTable('import_row')
    .set(changes)
    .where((row) => row.and({ company_id, id }))
    .execute()

/** Each became something new with the id of the row. */
export async function markNew(db: Db, rows: readonly Pick<StagedRow, 'company_id' | 'id'>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  await db
    .updateTable('import_row')
    .set((eb) => ({ state: 'applied', subject_id: eb.ref('id'), revision: 0 }))
    .where('company_id', '=', first.company_id)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Faulty rows in the order of the file: those of the trial, and those that failed when they were written. */
export const faultyRows = (
  db: Db,
  { company_id, id }: BatchKey,
  after: number,
  limit: number,
): Promise<StagedRow[]> =>
  db
    .selectFrom('import_row')
    .selectAll()
    .where((row) => row.and({ company_id, import_id: id }))
    .where((row) => row.or([row('outcome', '=', 'faulty'), row('state', '=', 'failed')]))
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()

export const removeRows = (db: Db, { company_id, id }: BatchKey) =>
  db
    .deleteFrom('import_row')
    .where((row) => row.and({ company_id, import_id: id }))
    .execute()
