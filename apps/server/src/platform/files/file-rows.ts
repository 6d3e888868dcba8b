import type { Db } from '#platform/db/handle.ts'

/** A stored file as whoever refers to it shows it. */
export interface StoredFile {
  readonly id: string
  /** Under which it is read. */
  readonly name: string
  readonly contentType: string
  readonly size: number
}

const files = (db: Db) =>
  db.selectFrom('stored_file').select(['id', 'name', 'content_type as contentType', 'size'])

/** Of several at once, by id: the caller has found them through what they belong to. */
export async function filesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map()
  const found = await files(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(found.map((file) => [file.id, file]))
}

export const fileNamed = (db: Db, name: string): Promise<StoredFile | undefined> =>
  files(db).where('name', '=', name).executeTakeFirst()

export const fileNameOf = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('stored_file').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

interface Upload {
  readonly ownerId: string
  readonly modules: readonly string[]
}

/** Whether this person uploaded all of these for one of these features: nobody attaches what belongs to others. */
export async function hasUploaded(
  db: Db,
  { ownerId, modules }: Upload,
  by: { readonly ids: readonly string[] } | { readonly name: string },
): Promise<boolean> {
  const wanted = 'ids' in by ? by.ids : [by.name]
  if (wanted.length === 0) return true
  const own = await db
    .selectFrom('stored_file')
    .select('id')
    .where('ids' in by ? 'id' : 'name', 'in', wanted)
    .where('owner_account_id', '=', ownerId)
    .where('module', 'in', modules)
    .execute()
  return own.length === wanted.length
}
