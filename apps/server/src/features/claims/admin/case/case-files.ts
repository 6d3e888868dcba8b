import { filesById } from '#platform/files/stored-files.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

/** Names of the generated documents, in the order in which they are created. */
export async function documentsOf(
  db: Db,
  { account_id, book_file_id, letter_file_id, review_file_id }: CaseRow,
): Promise<{ name: string; fileName: string }[]> {
  const documents = [
    ['申请书', book_file_id],
    ['理赔决定书', letter_file_id],
    ['复核决定书', review_file_id],
  ] as const
  const files = await filesById(
    db,
    account_id,
    documents.flatMap(([, id]) => id ?? []),
  )
  return documents.flatMap(([name, id]) => {
    const file = id === null ? undefined : files.get(id)
    return file ? [{ name, fileName: file.name }] : []
  })
}
