import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { forgetFiles } from './stored-files.ts'

/** Limit of unused files that one member may store. Three cases of sixty pictures each fit into it. */
const most = { files: 200, bytes: 300 * 1024 * 1024 }

export interface RequiredRoom {
  readonly files: number
  readonly bytes: number
}

/** Whether a member may store more before they use or delete unused files. */
export async function hasRoomFor(db: Db, ownerId: string, required: RequiredRoom): Promise<boolean> {
  const { files, bytes } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    // A sum of bigint columns would arrive as text, so that no digit is lost.
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('subject_id', '=', ownerId)
    .where('unused_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return files + required.files <= most.files && bytes + required.bytes <= most.bytes
}

type FileSelector = { readonly ids: readonly string[] } | { readonly name: string }

/** Marks files as used: they no longer count towards the limit, and the nightly job keeps them. */
export async function useFiles(db: Db, ownerId: string, by: FileSelector): Promise<void> {
  const required = 'ids' in by ? by.ids : [by.name]
  if (required.length === 0) return
  await db
    .updateTable('stored_file')
    .set({ unused_since: null })
    .where('subject_id', '=', ownerId)
    .where('ids' in by ? 'id' : 'name', 'in', required)
    .where('unused_since', 'is not', null)
    .execute()
}

const forgottenAfterMs = 2 * 86_400_000
const atATime = 200

/**
 * Deletes pictures that were uploaded for a form and never submitted. Those of a claim or an exam are deleted with
 * it, and a signature is offered again.
 */
export const forgetUnusedFiles: Job<object> = {
  name: 'files.forget-unused',
  retries: 2,
  cron: '25 * * * *',
  run: async (_, { db, clock, files, transaction }) => {
    const before = new Date(clock.now().getTime() - forgottenAfterMs)
    for (;;) {
      const rows = await db
        .selectFrom('stored_file')
        .select(['subject_id', 'id'])
        .where('unused_since', '<', before)
        .where('module', 'not in', ['claims', 'exam', 'signature'])
        .limit(atATime)
        .execute()
      for (const { subject_id, id } of rows) {
        const names = await transaction((tx) => forgetFiles(tx.db, subject_id, [id]))
        for (const name of names) await files.remove(name)
      }
      if (rows.length < atATime) return
    }
  },
}
