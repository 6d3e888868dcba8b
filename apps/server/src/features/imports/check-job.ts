import { longestImportCell, mostImportRows, tooManyRowsText } from '@yf/domain/sheet-import'
import type { JobContext } from '#platform/call/context.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import { fileBytes, forgetFiles } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import type { Job } from '#platform/jobs/job.ts'
import { cellsRow } from './encrypted.ts'
import type { CheckedRow, ImportKind, RowValues } from './kinds.ts'
import { lostNumber, readRows, UnreadableSheet, type SheetRow } from './read-rows.ts'
import {
  batchById,
  countOutcomes,
  lockBatch,
  moveBatch,
  removeRows,
  type BatchKey,
  type ImportBatch,
} from './store.ts'
import { analyzeRows, markClaimed, markDoubled, markMissing } from './mark-rows.ts'
import type { RowFault } from './tables.ts'

export interface BatchJob {
  readonly companyId: string
  readonly id: string
}

const perTransaction = 250
export const keyOf = ({ companyId, id }: BatchJob): BatchKey => ({ company_id: companyId, id })

/** The trial: reads the file row by row, and stages what each row would do. Starts again where it was interrupted. */
async function check(job: BatchJob, ctx: JobContext): Promise<void> {
  const batch = await batchById(ctx.db, keyOf(job))
  if (batch?.state !== 'checking') return
  try {
    if ((await stageAll(ctx, batch)) === 'tooMany') return await refuse(ctx, batch, tooManyRowsText)
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    return refuse(ctx, batch, '这个文件读到一半出错了，请另存为 .xlsx 或 .csv 后重试')
  }
  await finish(ctx, batch)
}

async function stageAll(ctx: JobContext, batch: ImportBatch): Promise<'read' | 'tooMany'> {
  if (batch.file_id === null) return 'read'
  const bytes = await fileBytes(ctx, batch.id, batch.file_id)
  const total = await countRows(bytes)
  if (total > mostImportRows) return 'tooMany'
  await moveBatch(ctx.db, batch, ['checking'], { total_rows: total, moved_at: ctx.clock.now() })
  let count = 0
  let rows: SheetRow[] = []
  let isHeader = true
  for await (const row of readRows(bytes)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    count++
    if (row.line <= batch.read_line) continue
    rows.push(row)
    if (rows.length < perTransaction) continue
    await stage(ctx, batch, rows, count)
    rows = []
  }
  if (rows.length > 0) await stage(ctx, batch, rows, count)
  return 'read'
}

/** Before anything is staged: a file with too many rows is refused as a whole. Stops at the first one too many. */
async function countRows(bytes: Buffer): Promise<number> {
  let count = -1
  for await (const _ of readRows(bytes)) if (++count > mostImportRows) break
  return Math.max(count, 0)
}

/** Checked on the pool, because it only reads; written together with how far it came. */
async function stage(ctx: JobContext, batch: ImportBatch, rows: readonly SheetRow[], count: number) {
  const kind = ctx.extensionPoints.importKinds[batch.kind]
  const values = rows.map(({ cells }) => valuesOf(batch, cells))
  const checked = await kind.check(ctx, batch.company_id, values)
  const { cipher } = ctx
  await ctx.transaction(async ({ db, clock }) => {
    const now = await lockBatch(db, batch)
    // Another worker took over while this one was thought dead.
    if (now?.state !== 'checking' || now.read_line >= rows[0]!.line) return
    const staged = rows.map((row, at) => {
      const id = newId()
      const faults = [...cellFaults(kind, values[at]!), ...checked[at]!.faults]
      return {
        company_id: batch.company_id,
        id,
        import_id: batch.id,
        line: row.line,
        cells_encrypted: cipher.encrypt(JSON.stringify(values[at]), cellsRow(id)),
        ...hashesOf(checked[at]!),
        outcome: faults.length > 0 ? ('faulty' as const) : checked[at]!.outcome,
        faults: JSON.stringify(faults),
        state: 'staged' as const,
        subject_id: null,
        revision: null,
        before_encrypted: null,
      }
    })
    await insertRows(db, 'import_row', staged)
    await moveBatch(db, batch, ['checking'], {
      read_line: rows.at(-1)!.line,
      finished_rows: count,
      moved_at: clock.now(),
    })
  })
}

const hashesOf = ({ keyHash, claimHash, needsHash, position }: CheckedRow) => ({
  key_hash: keyHash,
  claim_hash: claimHash,
  needs_hash: needsHash,
  position,
})

function valuesOf({ mapping }: ImportBatch, cells: readonly string[]): RowValues {
  return Object.fromEntries(Object.entries(mapping).map(([column, at]) => [column, cells[at] ?? '']))
}

/** What no kind can read. */
function cellFaults({ columns }: ImportKind, values: RowValues): RowFault[] {
  return columns.flatMap(({ key, title }) => {
    const text = values[key] ?? ''
    if (text === lostNumber)
      return [{ column: title, message: '单元格存成了数字，末几位已丢失，请把这一列设为文本后重新填写' }]
    if (text.length > longestImportCell)
      return [{ column: title, message: `内容太长，最多 ${longestImportCell} 个字` }]
    return []
  })
}

/** What only the whole file shows. */
async function finish(ctx: JobContext, batch: ImportBatch): Promise<void> {
  const kind = ctx.extensionPoints.importKinds[batch.kind]
  const titleOf = (key: string) => kind.columns.find((column) => column.key === key)?.title ?? ''
  const names = await ctx.transaction(async ({ db, clock }) => {
    const now = await lockBatch(db, batch)
    if (now?.state !== 'checking') return []
    await analyzeRows(db)
    await markDoubled(db, batch, { column: titleOf(kind.keyColumn), message: kind.doubledText })
    await markClaimed(db, batch, { column: titleOf(kind.claimColumn), message: kind.claimedText })
    await markMissing(db, batch, { column: titleOf(kind.needsColumn), message: kind.missingText })
    const counts = await countOutcomes(db, batch)
    const removed = await forgetFile(db, batch)
    await moveBatch(db, batch, ['checking'], {
      state: 'checked',
      counts: JSON.stringify(counts),
      file_id: null,
      moved_at: clock.now(),
    })
    return removed
  })
  await Promise.allSettled(names.map((name) => ctx.files.remove(name)))
}

async function refuse(ctx: JobContext, batch: ImportBatch, note: string): Promise<void> {
  const names = await ctx.transaction(async ({ db, clock }) => {
    const at = clock.now()
    const changes = { state: 'refused', note, file_id: null, moved_at: at, ended_at: at } as const
    if (!(await moveBatch(db, batch, ['checking'], changes))) return []
    await removeRows(db, batch)
    return forgetFile(db, batch)
  })
  await Promise.allSettled(names.map((name) => ctx.files.remove(name)))
}

/** The rows are here, encrypted: the file is needed no more. Returns the names of its bytes. */
export async function forgetFile(db: JobContext['db'], batch: ImportBatch): Promise<string[]> {
  if (batch.file_id === null) return []
  const names = await forgetFiles(db, batch.id, [batch.file_id])
  await forgetSubjectKey(db, batch.id)
  return names
}

export const checkJob: Job<BatchJob> = { name: 'imports.check', run: check, retries: 5 }
