import { guessedMapping, mostImportColumns, type ImportKindName } from '@yf/domain/sheet-import'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ImportAuthor, ImportContext } from './kinds.ts'
import { readRows, UnreadableSheet } from './read-rows.ts'

export interface NewImport {
  readonly kind: ImportKindName
  readonly fileName: string
  readonly bytes: Buffer
}

export type ReadHeader =
  | { readonly kind: 'header'; readonly header: readonly string[] }
  | { readonly kind: 'fault'; readonly message: string }

const unreadable = '这个文件打不开，请另存为 .xlsx 或 .csv 后重试'

/** The titles of the first sheet: without a transaction, because the file is read for it. */
export async function readHeader(bytes: Buffer): Promise<ReadHeader> {
  try {
    const rows = readRows(bytes)
    const first = await rows.next()
    if (first.done) return { kind: 'fault', message: '表格是空的，请下载模板填写' }
    const second = await rows.next()
    if (second.done) return { kind: 'fault', message: '表格里没有数据，第一行应为表头' }
    await rows.return(undefined)
    const header = first.value.cells.slice(0, mostImportColumns)
    return { kind: 'header', header }
  } catch (error) {
    if (error instanceof UnreadableSheet) return { kind: 'fault', message: unreadable }
    throw error
  }
}

async function rememberedMapping(
  db: Db,
  companyId: string,
  kind: ImportKindName,
  header: readonly string[],
): Promise<Record<string, number>> {
  const remembered = await db
    .selectFrom('import_mapping')
    .select('titles')
    .where((row) => row.and({ company_id: companyId, kind }))
    .executeTakeFirst()
  const found = Object.entries(remembered?.titles ?? {}).flatMap(([column, title]) => {
    const at = header.indexOf(title)
    return at === -1 ? [] : [[column, at] as const]
  })
  return Object.fromEntries(found)
}

/** Stores the file and proposes which column is which: as last time, otherwise by the titles. */
export async function addImport(
  ctx: ImportContext,
  { companyId, staffId, staffName }: Omit<ImportAuthor, 'importId'>,
  { kind, fileName, bytes }: NewImport,
  header: readonly string[],
): Promise<string> {
  const { db, clock, extensionPoints } = ctx
  const id = newId()
  const { columns } = extensionPoints.importKinds[kind]
  const remembered = await rememberedMapping(db, companyId, kind, header)
  const mapping = Object.keys(remembered).length > 0 ? remembered : guessedMapping(columns, header)
  // A key of its own: the file is gone for good when the import is.
  const { id: fileId } = await keepFile(ctx, {
    ownerId: id,
    companyId,
    module: 'imports',
    contentType: 'application/octet-stream',
    body: bytes,
    isUnused: true,
  })
  const now = clock.now()
  await db
    .insertInto('import_batch')
    .values({
      company_id: companyId,
      id,
      kind,
      state: 'uploaded',
      file_name: fileName,
      file_id: fileId,
      header: JSON.stringify(header),
      mapping: JSON.stringify(mapping),
      counts: null,
      staff_id: staffId,
      staff_name: staffName,
      created_at: now,
      confirmed_by: null,
      confirmed_at: null,
      ended_at: null,
      undone_by: null,
      undone_at: null,
      moved_at: now,
    })
    .execute()
  return id
}

export async function rememberMapping(
  { db, clock }: Pick<ImportContext, 'db' | 'clock'>,
  { companyId, kind }: { readonly companyId: string; readonly kind: ImportKindName },
  header: readonly string[],
  mapping: Readonly<Record<string, number>>,
): Promise<void> {
  const titles = JSON.stringify(
    Object.fromEntries(Object.entries(mapping).map(([column, at]) => [column, header[at] ?? ''])),
  )
  const updated_at = clock.now()
  await db
    .insertInto('import_mapping')
    .values({ company_id: companyId, kind, titles, updated_at })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind']).doUpdateSet({ titles, updated_at }))
    .execute()
}
