import type { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type Steps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { fileLimit } from '#platform/http/body-parsers.ts'
import { uploadSpace } from '#platform/http/upload-space.ts'
import { dropDirect, fetchDirect } from '#features/claims/record/materials/direct-uploads.ts'
import { loadMaterials } from './load-materials.ts'
import { materialDtos } from './materials-dto.ts'
import { isRefused } from '#features/claims/record/materials/open-case.ts'
import { isBadInput, sentFile } from '#features/claims/record/materials/sent-file.ts'
import { takeFile, type IncomingMaterial } from './take-file.ts'

type Input = { readonly caseId: string; readonly kind?: IncomingMaterial['kind']; readonly token?: string }

/** The new flow: stored and enqueued for reading; the member adds it to the application with `saveFiles`. */
export const uploadToRead = inSteps<typeof claimCalls.uploadV2>(async (input, ctx) => {
  const sent = sentFile(ctx.uploads)
  if (isBadInput(sent)) return sent
  if (!sent && !input.token) return badInput('file', '请选择文件')
  const stored = sent
    ? await takeFile(ctx, { ...orderOf(input, ctx), sent, fetch: async () => refuse('uploadSpent') })
    : await takeDirect(ctx, input, input.token!)
  if (isRefused(stored)) return stored
  return answer(materialDtos(stored.caseRow, await loadMaterials(ctx, stored.caseRow, stored.ids)))
})

const orderOf = ({ caseId, kind }: Input, { idempotencyKey }: MemberContext) => ({
  caseId,
  kind,
  uploadKey: idempotencyKey,
  isSavedAtOnce: false,
})

/** The same bytes may be sent again. */
const passing = new Set<number>([refusals.uploadBusy.code, refusals.tooOften.code])

async function takeDirect(ctx: MemberContext & Steps, input: Input, token: string) {
  // The bytes enter this process only now, and count towards its limit like others.
  const leave = await uploadSpace.enter(fileLimit, { person: ctx.caller.accountId, address: ctx.address })
  if (!leave) return refuse('uploadBusy')
  try {
    const fetch = () => fetchDirect(ctx, input.caseId, token)
    const stored = await takeFile(ctx, { ...orderOf(input, ctx), sent: null, fetch })
    if (!isRefused(stored) || !passing.has(stored.code)) await dropDirect(ctx, token)
    return stored
  } finally {
    leave()
  }
}
