import type { JobContext } from '#platform/call/context.ts'
import { checkJob } from './check-job.ts'
import type { ImportAuthor } from './kinds.ts'
import { faultSheetOf } from './sheets.ts'
import { discard, startApply, startCheck } from './start.ts'
import { batchById, type ImportBatch } from './store.ts'
import type { Counts } from './tables.ts'
import { addImport, readHeader, type NewImport } from './upload.ts'
import { applyJob } from './write-job.ts'

/** A file that was tried in this process, to be confirmed or given up. */
export interface FileImport {
  readonly kind: 'tried'
  readonly counts: Counts
  faultSheet(): Promise<Buffer>
  /** Null: no row is left to write. */
  confirm(): Promise<{ readonly finished: number; readonly failed: number } | null>
  discard(): Promise<void>
}

type TriedFile = FileImport | { readonly kind: 'refused'; readonly message: string }

const refused = (message: string) => ({ kind: 'refused', message }) as const

/**
 * The steps of the console one after the other, without a browser. A server that runs beside takes part in the work,
 * and finishes it when this process ends.
 */
export async function importFile(
  ctx: JobContext,
  author: Omit<ImportAuthor, 'importId'>,
  file: NewImport,
  say: (line: string) => void,
): Promise<TriedFile> {
  const read = await readHeader(file.bytes)
  if (read.kind === 'fault') return refused(read.message)
  const id = await ctx.transaction((tx) => addImport(tx, author, file, read.header))
  const key = { company_id: author.companyId, id }
  const { mapping } = await found(ctx, key)
  const kind = ctx.extensionPoints.importKinds[file.kind]
  const missing = kind.columns.filter((column) => column.isRequired && !(column.key in mapping))
  if (missing.length > 0) return refused(`表头缺少：${missing.map(({ title }) => title).join('、')}`)
  say(`正在试算 ${file.fileName}`)
  await ctx.transaction((tx) => startCheck(tx, key, mapping))
  await checkJob.run({ companyId: author.companyId, id }, ctx)
  const batch = await found(ctx, key)
  if (batch.state === 'refused' || !batch.counts) return refused(batch.note)
  return {
    kind: 'tried',
    counts: batch.counts,
    faultSheet: () => faultSheetOf(ctx, kind, batch),
    discard: async () => void (await ctx.transaction((tx) => discard(tx, key))),
    confirm: async () => {
      const by = { id: author.staffId, name: author.staffName }
      const rows = await ctx.transaction((tx) => startApply(tx, key, by))
      if (typeof rows !== 'number') return null
      say(`正在写入 ${rows} 行`)
      await applyJob.run({ companyId: author.companyId, id }, ctx)
      const { finished_rows: finished, failed_rows: failed } = await found(ctx, key)
      return { finished, failed }
    },
  }
}

async function found({ db }: JobContext, key: Parameters<typeof batchById>[1]): Promise<ImportBatch> {
  const batch = await batchById(db, key)
  if (!batch) throw new Error('an import that was just added is missing')
  return batch
}
