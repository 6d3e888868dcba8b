import type { Db } from '#platform/db/handle.ts'
import { fileNamed, filesById, type FileFacts, type Sealed } from '#platform/files/stored-files.ts'
import type { Hooks } from '#platform/hooks.ts'
import { partOfCase, type CasePart, type CaseRow } from '#features/claims/public.ts'
import type { DeskRoom } from './desk-room.ts'

export type ClaimFile = Pick<FileFacts, 'content_type' | 'size'> & Sealed & CasePart

/** A stored file as part of a submitted case; members' other files answer as if they did not exist. */
export async function claimFile(db: Db, rooms: Hooks['deskRooms'], name: string): Promise<ClaimFile | null> {
  const file = await fileNamed(db, name)
  // What no company is named for is an avatar or a signature, never part of a case.
  if (!file?.company_id) return null
  const wanted = { company_id: file.company_id, file_id: file.id }
  const part = (await partOfCase(db, wanted)) ?? (await partInRooms(db, rooms, wanted))
  return part && { ...file, ...part }
}

async function partInRooms(
  db: Db,
  rooms: Hooks['deskRooms'],
  file: Parameters<DeskRoom['partOf']>[1],
): Promise<CasePart | null> {
  for (const room of rooms) {
    const part = await room.partOf(db, file)
    if (part) return part
  }
  return null
}

/** Names of the papers that are written, in the order in which they come into being. */
export async function papersOf(
  db: Db,
  { account_id, book_file_id, letter_file_id, review_file_id }: CaseRow,
): Promise<{ name: string; fileName: string }[]> {
  const wanted = [
    ['申请书', book_file_id],
    ['理赔决定书', letter_file_id],
    ['复核决定书', review_file_id],
  ] as const
  const files = await filesById(
    db,
    account_id,
    wanted.flatMap(([, id]) => id ?? []),
  )
  return wanted.flatMap(([name, id]) => {
    const file = id === null ? undefined : files.get(id)
    return file ? [{ name, fileName: file.name }] : []
  })
}
