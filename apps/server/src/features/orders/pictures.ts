import type { Db } from '#platform/db/handle.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { hasUploaded } from '#platform/files/uploaded.ts'

export const pictureModule = 'order'

/** False when one of them belongs to another member, or was uploaded for something else. */
export async function keepPictures(db: Db, ownerId: string, ids: readonly string[]): Promise<boolean> {
  if (!(await hasUploaded(db, { ownerId, modules: [pictureModule] }, { ids }))) return false
  await useFiles(db, ownerId, { ids })
  return true
}
