import type { claimCalls } from '@yf/contract/claims'
import { inTransaction } from '../../../platform/call/handler.ts'
import { answer, refuse } from '../../../platform/call/outcome.ts'
import type { Db } from '../../../platform/db/handle.ts'
import { forgetFile } from '../../../platform/files/stored-files.ts'
import { removeBytes } from '../application/files-of-draft.ts'
import { changeCase } from '../own-case.ts'
import { isRefused, isSubmitted, takeOpenCase } from './open-case.ts'
import { changeMaterial, materialRow, removeReceipt, type MaterialRow } from './store.ts'

/** The row stays, so that the same upload coming once more does not bring the file back; the picture goes. */
export const deleteFile = inTransaction<typeof claimCalls.deleteFile>(async ({ caseId, id }, ctx) => {
  const caseRow = await takeOpenCase(ctx.db, ctx.caller.accountId, caseId)
  if (isRefused(caseRow)) return caseRow
  const row = await materialRow(ctx.db, caseRow, id)
  if (!row) return answer(null)
  if (isSubmitted(caseRow, row)) return refuse('fileSubmitted')
  await removeReceipt(ctx.db, row)
  await changeMaterial(ctx.db, row, { removed_at: ctx.clock.now(), reading_sealed: null })
  const name = (await isShownElsewhere(ctx.db, row)) ? null : await forgetFile(ctx.db, row.file_id)
  if (name !== null) await ctx.jobs.send(ctx.db, removeBytes, { names: [name] })
  await changeCase(ctx.db, caseRow, { updated_at: ctx.clock.now() })
  return answer(null)
})

/** A case that was applied for anew shows the files of the old one. */
async function isShownElsewhere(db: Db, { file_id, id }: MaterialRow): Promise<boolean> {
  const other = await db
    .selectFrom('claim_material')
    .select('id')
    .where('file_id', '=', file_id)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}
