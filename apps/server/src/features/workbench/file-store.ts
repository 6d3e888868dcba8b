import { materialKinds } from '@yf/domain/claim-materials'
import type { Db } from '#platform/db/handle.ts'
import { fileNamed, filesById } from '#platform/files/stored-files.ts'

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
  const file = await fileNamed(db, name)
  // What no company is named for is an avatar or a signature, never part of a case.
  if (!file?.company_id) return null
  const which = { company_id: file.company_id, fileId: file.id }
  const part = (await materialOf(db, which)) ?? (await paperOf(db, which))
  if (!part) return null
  const { content_type, size } = file
  return { name, content_type, size, ...part }
}

/** Names of the papers that are written, in the order in which they come into being. */
export async function papersOf(
  db: Db,
  {
    account_id,
    book_file_id,
    letter_file_id,
  }: { account_id: string; book_file_id: string | null; letter_file_id: string | null },
): Promise<{ name: string; fileName: string }[]> {
  const wanted = [
    ['申请书', book_file_id],
    ['理赔决定书', letter_file_id],
  ] as const
  const files = await filesById(
    db,
    account_id,
    wanted.flatMap(([, id]) => id ?? []),
  )
  return wanted.flatMap(([name, fileId]) => {
    const file = fileId && files.get(fileId)
    return file ? [{ name, fileName: file.name }] : []
  })
}

interface Which {
  readonly company_id: string
  readonly fileId: string
}

async function materialOf(db: Db, { company_id, fileId }: Which) {
  const row = await db
    .selectFrom('claim_material as m')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
    )
    .select(['c.company_id', 'c.id as case_id', 'c.case_no', 'm.kind', 'm.page', 'm.sort'])
    .where('m.company_id', '=', company_id)
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

async function paperOf(db: Db, { company_id, fileId }: Which) {
  const row = await db
    .selectFrom('claim_case')
    .select(['company_id', 'id as case_id', 'case_no', 'book_file_id'])
    .where('company_id', '=', company_id)
    .where('state', '>', 0)
    .where(({ eb, or }) => or([eb('book_file_id', '=', fileId), eb('letter_file_id', '=', fileId)]))
    .executeTakeFirst()
  if (!row) return null
  const { book_file_id, ...about } = row
  return { ...about, what: book_file_id === fileId ? '申请书' : '理赔决定书' }
}
