import type { claimCalls } from '@yf/contract/claims'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { loadMaterials } from './load-materials.ts'
import { materialDtos } from './materials-dto.ts'
import { isRefused } from '#features/claims/record/materials/open-case.ts'
import { isBadInput, sentFile } from '#features/claims/record/materials/sent-file.ts'
import { takeFile } from './take-file.ts'

/**
 * The old flow: the person declares the kind, the file is part of the application at once, and is not read before
 * submission.
 */
export const upload = inSteps<typeof claimCalls.upload>(async ({ caseId, kind = 'other' }, ctx) => {
  const sent = sentFile(ctx.uploads)
  if (isBadInput(sent)) return sent
  if (!sent) return badInput('file', '请选择文件')
  const stored = await takeFile(ctx, {
    caseId,
    kind,
    uploadKey: ctx.idempotencyKey,
    sent,
    fetch: async () => refuse('uploadSpent'),
    isSavedAtOnce: true,
  })
  if (isRefused(stored)) return stored
  return answer(materialDtos(stored.caseRow, await loadMaterials(ctx, stored.caseRow, stored.ids)))
})
