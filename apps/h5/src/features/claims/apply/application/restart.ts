import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { forgetUnsent } from '#features/claims/shared/application/unsent-copy.ts'
import { call } from '#platform/http/call.ts'
import { isCallError } from '@yf/client/call-error'
import { patchQuery } from '#platform/http/hooks.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

/** True when the draft is gone. `discard` drops what a form still holds: sent later, it would make a draft anew. */
export async function restart(
  companyId: string,
  { caseId }: ApplyDraft,
  discard: () => void = () => undefined,
): Promise<boolean> {
  const isSure = await confirm({
    title: '重新开始？',
    content: '已填写的信息和已上传的资料都会删除，不能恢复。',
    confirmText: '删除并重新开始',
    tone: 'danger',
  })
  if (!isSure) return false
  try {
    await call(claimCalls.dropDraft, { caseId })
  } catch (error) {
    if (!isCallError(error)) throw error
    return false
  }
  discard()
  forgetUnsent({ companyId, flow: 'new' })
  patchQuery(claimCalls.applyPageV2, (page) => ({ ...page, draft: null }))
  return true
}
