import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'

type Ground = Pick<Services, 'clock' | 'files'> & { readonly db: Db }

/** Of somebody whose key is gone: they open no more, and where the store can be reached they need not lie there either. */
export async function dropFilesOf({ db, clock, files }: Ground, keeper_id: string): Promise<void> {
  const rows = await db
    .updateTable('stored_file')
    .set({ gone_at: clock.now() })
    .where('keeper_id', '=', keeper_id)
    .returning('name')
    .execute()
  await Promise.allSettled(rows.map(({ name }) => files.remove(name)))
}
