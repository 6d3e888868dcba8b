import type { Db } from '#platform/db/handle.ts'

interface Uploads {
  readonly ownerId: string
  /** The features that accept these uploads. */
  readonly modules: readonly string[]
}

type FileSelector = { readonly ids: readonly string[] } | { readonly name: string }

/**
 * Whether this member uploaded all of these files for one of these features: prevents attaching another member's
 * files.
 */
export async function hasUploaded(db: Db, { ownerId, modules }: Uploads, by: FileSelector): Promise<boolean> {
  const keys = 'ids' in by ? by.ids : [by.name]
  if (keys.length === 0) return true
  const own = await db
    .selectFrom('stored_file')
    .select('id')
    .where('ids' in by ? 'id' : 'name', 'in', keys)
    .where('subject_id', '=', ownerId)
    .where('module', 'in', modules)
    .execute()
  return own.length === keys.length
}
