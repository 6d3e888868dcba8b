import type { Db } from '#platform/db/handle.ts'
import { fileNamed, filesById, type StoredFile } from '#platform/files/file-rows.ts'
import { partOfCase, type CasePart, type CaseRow } from '#features/claims/public.ts'

export type ClaimFile = StoredFile & CasePart

/** A stored file as part of a submitted case; members' other files answer as if they did not exist. */
export async function claimFile(db: Db, name: string): Promise<ClaimFile | null> {
  const file = await fileNamed(db, name)
  const part = file && (await partOfCase(db, file.id))
  return part ? { ...file, ...part } : null
}

/** Names of the papers that are written, in the order in which they come into being. */
export async function papersOf(
  db: Db,
  { book_file_id, letter_file_id }: Pick<CaseRow, 'book_file_id' | 'letter_file_id'>,
): Promise<{ name: string; fileName: string }[]> {
  const wanted = [
    ['申请书', book_file_id],
    ['理赔决定书', letter_file_id],
  ] as const
  const files = await filesById(
    db,
    wanted.flatMap(([, id]) => id ?? []),
  )
  return wanted.flatMap(([name, id]) => {
    const file = id === null ? undefined : files.get(id)
    return file ? [{ name, fileName: file.name }] : []
  })
}
