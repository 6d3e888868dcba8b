import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { checkJob } from './check-job.ts'
import type { ImportContext } from './kinds.ts'
import { lockBatch, moveBatch, removeRows, type BatchKey, type ImportBatch } from './store.ts'
import { rememberMapping } from './upload.ts'
import { applyJob, undoJob } from './write-job.ts'

interface StaffAuthor {
  readonly id: string | null
  readonly name: string
}

const jobOf = ({ company_id: companyId, id }: BatchKey) => ({ companyId, id })

/** A trial, or another with other columns. */
export async function startCheck(
  ctx: ImportContext,
  key: BatchKey,
  mapping: Readonly<Record<string, number>>,
): Promise<'started' | 'moved' | 'expired'> {
  const { db, clock, jobs } = ctx
  const batch = await lockBatch(db, key)
  if (batch?.state !== 'uploaded') return 'moved'
  const file = batch.file_id && (await filesById(db, batch.id, [batch.file_id])).get(batch.file_id)
  if (!file) return 'expired'
  await useFiles(db, batch.id, { ids: [batch.file_id!] })
  const changes = { state: 'checking', mapping: JSON.stringify(mapping), moved_at: clock.now() } as const
  await moveBatch(db, batch, ['uploaded'], changes)
  await rememberMapping(ctx, { companyId: batch.company_id, kind: batch.kind }, batch.header, mapping)
  await jobs.send(db, checkJob, jobOf(batch))
  return 'started'
}

/** How many rows will be written. */
export async function startApply(
  { db, clock, jobs }: ImportContext,
  key: BatchKey,
  by: StaffAuthor,
): Promise<number | 'moved' | 'nothing'> {
  const batch = await lockBatch(db, key)
  if (batch?.state !== 'checked' || !batch.counts) return 'moved'
  const rows = batch.counts.new + batch.counts.changed + batch.counts.leaving
  if (rows === 0) return 'nothing'
  const now = clock.now()
  await moveBatch(db, batch, ['checked'], {
    state: 'applying',
    staff_id: by.id,
    confirmed_by: by.name,
    confirmed_at: now,
    finished_rows: 0,
    failed_rows: 0,
    total_rows: rows,
    moved_at: now,
  })
  await jobs.send(db, applyJob, jobOf(batch))
  return rows
}

export async function discard(ctx: ImportContext, key: BatchKey): Promise<boolean> {
  const { db, clock } = ctx
  const batch = await lockBatch(db, key)
  if (!batch) return false
  const at = clock.now()
  const changes = { state: 'discarded', moved_at: at, ended_at: at } as const
  if (!(await moveBatch(db, batch, ['uploaded', 'checked'], changes))) return false
  // A file that was not read yet counts as unused, and is removed with those.
  await removeRows(db, batch)
  return true
}

type UndoStart =
  | { readonly kind: 'moved' | 'expired' }
  | { readonly kind: 'used' | 'started'; readonly count: number }

const perPage = 1_000

export async function startUndo(ctx: ImportContext, key: BatchKey, by: StaffAuthor): Promise<UndoStart> {
  const { db, clock, jobs } = ctx
  const batch = await lockBatch(db, key)
  if (batch?.state !== 'done') return { kind: 'moved' }
  const { written, used } = await countWritten(ctx, batch)
  if (written === 0) return { kind: 'expired' }
  if (used > 0) return { kind: 'used', count: used }
  await moveBatch(db, batch, ['done'], {
    state: 'undoing',
    staff_id: by.id,
    undone_by: by.name,
    finished_rows: 0,
    failed_rows: 0,
    total_rows: written,
    moved_at: clock.now(),
  })
  await jobs.send(db, undoJob, jobOf(batch))
  return { kind: 'started', count: written }
}

async function countWritten(ctx: ImportContext, batch: ImportBatch) {
  const kind = ctx.extensionPoints.importKinds[batch.kind]
  let [written, used, after] = [0, 0, 0]
  for (;;) {
    const rows = await writtenAfter(ctx.db, batch, after)
    written += rows.length
    used += await kind.countUsed(ctx, batch.company_id, rows)
    if (rows.length < perPage) return { written, used }
    after = rows.at(-1)!.line
  }
}

async function writtenAfter(db: Db, { company_id, id }: BatchKey, after: number) {
  const rows = await db
    .selectFrom('import_row')
    .select(['line', 'subject_id', 'revision'])
    .where((row) => row.and({ company_id, import_id: id, state: 'applied' }))
    .where('line', '>', after)
    .orderBy('line')
    .limit(perPage)
    .execute()
  return rows.map(({ line, subject_id, revision }) => ({
    line,
    subjectId: subject_id!,
    revision: revision!,
  }))
}
