import type { claimCalls } from '@yf/contract/claims'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { changeCase } from '../own-case.ts'
import { forgetMaterials } from './forget-files.ts'
import { isOpenForFiles, isRefused, isSubmitted, takeOpenCase } from './open-case.ts'
import { materialRow } from './store.ts'

export const deleteFile = inTransaction<typeof claimCalls.deleteFile>(async ({ caseId, id }, ctx) => {
  const caseRow = await takeOpenCase(ctx.db, ctx.caller.accountId, caseId, { isAside: true })
  if (isRefused(caseRow)) return caseRow
  const row = await materialRow(ctx.db, caseRow, id)
  if (!row) return answer(null)
  // In a decided case members can delete only documents that they have not submitted yet.
  if (!isOpenForFiles(caseRow) && row.is_saved) return refuse('filesClosed')
  if (isSubmitted(caseRow, row)) return refuse('fileSubmitted')
  await forgetMaterials(ctx, caseRow, [row])
  if (caseRow.decided_at === null) await changeCase(ctx.db, caseRow, { updated_at: ctx.clock.now() })
  return answer(null)
})
