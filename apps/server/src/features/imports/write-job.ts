import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { importKeptDays } from '@yf/domain/sheet-import'
import type { JobContext } from '#platform/call/context.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { checkJob, keyOf, type BatchJob } from './check-job.ts'
import { beforeRow, cellsRow } from './encrypted.ts'
import type { AppliedRow, ImportAuthor, RowValues, WrittenRow } from './kinds.ts'
import {
  lockBatch,
  markNew,
  moveBatch,
  removeRows,
  rowsToApply,
  rowsToUndo,
  updateRow,
  type ImportBatch,
  type StagedRow,
} from './store.ts'

const perTransaction = 100

const authorOf = (batch: ImportBatch, staffName: string): ImportAuthor => ({
  companyId: batch.company_id,
  importId: batch.id,
  staffId: batch.staff_id,
  staffName,
})

export const valuesOfRow = ({ cipher }: Pick<JobContext, 'cipher'>, row: StagedRow): RowValues =>
  JSON.parse(cipher.open(row.cells_encrypted, cellsRow(row.id))) as RowValues

/** Some rows after the other, each batch with its progress in one transaction, until none is left. */
async function apply(job: BatchJob, ctx: JobContext): Promise<void> {
  while (await ctx.transaction((inner) => applySome(inner, job)));
}

async function applySome(ctx: JobContext, job: BatchJob): Promise<boolean> {
  const { db, clock } = ctx
  const batch = await lockBatch(db, keyOf(job))
  if (batch?.state !== 'applying') return false
  const rows = await rowsToApply(db, batch, perTransaction)
  const author = authorOf(batch, batch.confirmed_by ?? batch.staff_name)
  const toApply = rows.map((row) => ({ id: row.id, values: valuesOfRow(ctx, row) }))
  const applied = await ctx.extensionPoints.importKinds[batch.kind].apply(ctx, author, toApply)
  await keepResults(ctx, rows, applied)
  const failed = applied.filter((one) => one.kind === 'fault').length
  const isOver = rows.length < perTransaction
  await moveBatch(db, batch, ['applying'], {
    finished_rows: batch.finished_rows + rows.length,
    failed_rows: batch.failed_rows + failed,
    moved_at: clock.now(),
    ...(isOver ? { state: 'done', ended_at: clock.now() } : {}),
  })
  return !isOver
}

/** Most rows are new, and became what has their id: one statement for all of them. */
async function keepResults(
  ctx: JobContext,
  rows: readonly StagedRow[],
  applied: readonly AppliedRow[],
): Promise<void> {
  const isPlain = (row: StagedRow, one: AppliedRow) =>
    one.kind === 'applied' && one.before === null && one.revision === 0 && one.subjectId === row.id
  const plain = rows.filter((row, at) => isPlain(row, applied[at]!))
  await markNew(ctx.db, plain)
  for (const [at, row] of rows.entries())
    if (!isPlain(row, applied[at]!)) await keepResult(ctx, row, applied[at]!)
}

async function keepResult({ db, cipher }: JobContext, row: StagedRow, applied: AppliedRow): Promise<void> {
  switch (applied.kind) {
    case 'applied': {
      const { subjectId: subject_id, revision, before } = applied
      const before_encrypted = before && cipher.encrypt(JSON.stringify(before), beforeRow(row.id))
      await updateRow(db, row, { state: 'applied', subject_id, revision, before_encrypted })
      break
    }
    case 'unchanged':
      await updateRow(db, row, { state: 'kept', outcome: 'unchanged' })
      break
    case 'fault':
      await updateRow(db, row, { state: 'failed', faults: JSON.stringify([applied.fault]) })
  }
}

export const writtenOf = ({ cipher }: Pick<JobContext, 'cipher'>, row: StagedRow): WrittenRow => ({
  subjectId: row.subject_id!,
  revision: row.revision!,
  before:
    row.before_encrypted === null
      ? null
      : (JSON.parse(cipher.open(row.before_encrypted, beforeRow(row.id))) as object),
})

async function undo(job: BatchJob, ctx: JobContext): Promise<void> {
  while (await ctx.transaction((inner) => undoSome(inner, job)));
}

async function undoSome(ctx: JobContext, job: BatchJob): Promise<boolean> {
  const { db, clock } = ctx
  const batch = await lockBatch(db, keyOf(job))
  if (batch?.state !== 'undoing') return false
  const kind = ctx.extensionPoints.importKinds[batch.kind]
  const rows = await rowsToUndo(db, batch, perTransaction)
  let kept = 0
  for (const row of rows) {
    const isUndone = await kind.undo(ctx, authorOf(batch, batch.undone_by ?? ''), writtenOf(ctx, row))
    if (!isUndone) kept++
    await updateRow(db, row, { state: isUndone ? 'undone' : 'kept' })
  }
  const isOver = rows.length < perTransaction
  const failed_rows = batch.failed_rows + kept
  await moveBatch(db, batch, ['undoing'], {
    finished_rows: batch.finished_rows + rows.length,
    failed_rows,
    moved_at: clock.now(),
    ...(isOver ? { state: 'undone', undone_at: clock.now(), note: keptText(failed_rows) } : {}),
  })
  return !isOver
}

const keptText = (kept: number): string =>
  kept === 0 ? '' : `${kept} 行在撤销过程中已被使用或修改，没有撤销`

export const applyJob: Job<BatchJob> = { name: 'imports.apply', run: apply, retries: 5 }
export const undoJob: Job<BatchJob> = { name: 'imports.undo', run: undo, retries: 5 }

export const jobOfState = { checking: checkJob, applying: applyJob, undoing: undoJob } as const

const standsStillMs = 120_000

/** Sends a job again whose batch has not moved: its tries may have been used up while the database was away. */
async function resume(_data: object, { db, clock, jobs }: JobContext): Promise<void> {
  const before = new Date(clock.now().getTime() - standsStillMs)
  const rows = await db
    .selectFrom('import_batch')
    .select(['company_id', 'id', 'state'])
    .where('state', 'in', ['checking', 'applying', 'undoing'])
    .where('moved_at', '<', before)
    .limit(100)
    .execute()
  for (const { company_id: companyId, id, state } of rows)
    await jobs.send(db, jobOfState[state as keyof typeof jobOfState], { companyId, id })
}

/** The rows are copies of what people have: they stay for as long as they can be undone. */
async function forgetOldRows(_data: object, ctx: JobContext): Promise<void> {
  const before = startOfDay(addDays(shanghaiDay(ctx.clock.now()), -importKeptDays))
  const old = await ctx.db
    .selectFrom('import_batch')
    .select(['company_id', 'id'])
    .where('created_at', '<', before)
    .where('state', 'not in', ['checking', 'applying', 'undoing'])
    .where((batch) =>
      batch.exists(
        batch
          .selectFrom('import_row')
          .select('import_row.id')
          .whereRef('import_row.company_id', '=', 'import_batch.company_id')
          .whereRef('import_row.import_id', '=', 'import_batch.id'),
      ),
    )
    .limit(100)
    .execute()
  for (const key of old) await ctx.transaction(({ db }) => removeRows(db, key))
}

export const importJobs: readonly AnyJob[] = [
  checkJob,
  applyJob,
  undoJob,
  { name: 'imports.resume', run: resume, retries: 0, cron: '* * * * *' } satisfies Job<object>,
  {
    name: 'imports.forget-old-rows',
    run: forgetOldRows,
    retries: 2,
    cron: '50 3 * * *',
  } satisfies Job<object>,
]
