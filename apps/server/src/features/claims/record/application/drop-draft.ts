import type { claimCalls } from '@yf/contract/claims'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { freeCaseKeys } from '../case-keys.ts'
import { takeOwnCase } from '../own-case.ts'
import { removeBytes } from '#platform/files/remove-bytes.ts'
import { forgetDraftFiles } from '../materials/files-of-draft.ts'

/** A draft is deleted without trace: only its owner has ever seen it. */
export const dropDraft: RunCallHandler<typeof claimCalls.dropDraft> = async ({ caseId }, ctx) => {
  const row = await takeOwnCase(ctx.db, ctx.caller.accountId, caseId)
  if (!row) return refuse('notFound')
  if (row.state !== 0) return refuse('notADraft')
  const names = await forgetDraftFiles(ctx.db, row)
  for (const table of ['claim_receipt', 'claim_material', 'claim_flag', 'claim_line', 'claim_book'] as const)
    await ctx.db
      .deleteFrom(table)
      .where((of) => of.and({ company_id: row.company_id, case_id: row.id }))
      .execute()
  await ctx.db
    .deleteFrom('claim_case')
    .where((of) => of.and({ company_id: row.company_id, id: row.id }))
    .execute()
  await freeCaseKeys(ctx.db, row)
  if (names.length > 0) await ctx.jobs.send(ctx.db, removeBytes, { names })
  return answer(null, '草稿已删除')
}
