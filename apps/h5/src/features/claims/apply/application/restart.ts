import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { forgetUnsent } from '#features/claims/shared/application/unsent-copy.ts'
import { patchQuery } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

/**
 * Returns true if the draft is deleted. `discard` drops unsaved form input: sent later, it would create a new draft.
 */
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
  const dropped = await write(claimCalls.dropDraft, { caseId })
  if (!dropped.ok) return false
  discard()
  forgetUnsent({ companyId, flow: 'new' })
  patchQuery(claimCalls.applyPageV2, (page) => ({ ...page, draft: null }))
  return true
}
