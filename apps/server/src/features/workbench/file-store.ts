import { materialKinds } from '@yf/domain/claim-materials'
import type { Db } from '#platform/db/handle.ts'

export interface ClaimFile {
  readonly company_id: string
  readonly case_id: string
  readonly case_no: string
  readonly name: string
  readonly content_type: string
  readonly size: number
  /** 发票/收据 第1页, 申请书 */
  readonly what: string
}

/**
 * A stored file as part of a submitted case. Members' other files, drafts, and what the member never put to the case or
 * took away again answer as if they did not exist.
 */
export async function claimFile(db: Db, name: string): Promise<ClaimFile | null> {
  const file = await db
    .selectFrom('stored_file')
    .select(['id', 'name', 'content_type', 'size'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!file) return null
  const part = (await materialOf(db, file.id)) ?? (await paperOf(db, file.id))
  if (!part) return null
  const { id: _id, ...stored } = file
  return { ...stored, ...part }
}

/** Names of the papers that are written, in the order in which they come into being. */
export async function papersOf(
  db: Db,
  { book_file_id, letter_file_id }: { book_file_id: string | null; letter_file_id: string | null },
): Promise<{ name: string; fileName: string }[]> {
  const wanted = [
    ['申请书', book_file_id],
    ['理赔决定书', letter_file_id],
  ] as const
  const ids = wanted.flatMap(([, id]) => id ?? [])
  if (ids.length === 0) return []
  const files = await db.selectFrom('stored_file').select(['id', 'name']).where('id', 'in', ids).execute()
  return wanted.flatMap(([name, fileId]) => {
    const file = files.find(({ id }) => id === fileId)
    return file ? [{ name, fileName: file.name }] : []
  })
}

async function materialOf(db: Db, fileId: string) {
  const row = await db
    .selectFrom('claim_material as m')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
    )
    .select(['c.company_id', 'c.id as case_id', 'c.case_no', 'm.kind', 'm.page', 'm.sort'])
    .where('m.file_id', '=', fileId)
    .where('m.is_saved', '=', true)
    .where('m.removed_at', 'is', null)
    .where('c.state', '>', 0)
    .orderBy('c.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { kind, page, sort, ...about } = row
  return { ...about, what: `${materialKinds[kind]} ${sort}-${page}` }
}

async function paperOf(db: Db, fileId: string) {
  const row = await db
    .selectFrom('claim_case')
    .select(['company_id', 'id as case_id', 'case_no', 'book_file_id'])
    .where('state', '>', 0)
    .where(({ eb, or }) => or([eb('book_file_id', '=', fileId), eb('letter_file_id', '=', fileId)]))
    .executeTakeFirst()
  if (!row) return null
  const { book_file_id, ...about } = row
  return { ...about, what: book_file_id === fileId ? '申请书' : '理赔决定书' }
}
