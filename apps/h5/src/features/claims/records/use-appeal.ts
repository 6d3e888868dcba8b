import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail, ClaimMaterial } from '@yf/contract/claim-shapes'
import type { AppealReason } from '@yf/domain/claim-appeal'
import { useMaterialFiles } from '#features/claims/shared/material-files/use-material-files.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'

interface AppealForm {
  readonly reason: AppealReason | null
  readonly words: string
}

const empty: AppealForm = { reason: null, words: '' }
export const maxDocuments = 20

/** Files uploaded beside the decided case: they become part of it with the appeal. */
const asideOf = ({ materials }: CaseDetail): ClaimMaterial[] =>
  materials.filter(({ isSaved }) => isSaved === 0)

/** The member's reason for the appeal as a code and as text, with documents already uploaded. */
export function useAppeal(found: CaseDetail, onSent: () => void) {
  const { caseId } = found
  const documents = asideOf(found)
  const form = useForm<AppealForm>(empty, ({ reason, words }) => ({
    reason: reason === null ? '请选择复核原因' : null,
    words: words.trim() === '' ? '请写明您的理由' : null,
  }))
  const files = useMaterialFiles({
    row: claimCalls.uploadV2,
    caseId,
    most: maxDocuments,
    used: documents.length,
    onStored: () => refresh(claimCalls.detail),
  })
  const appeal = useWrite(claimCalls.appeal)
  const removing = useWrite(claimCalls.deleteFile)
  /** Deletes the file on the server: a file that is only left out here would go along when the sheet opens again. */
  const remove = async (id: string): Promise<void> => {
    if ((await removing.send({ caseId, id })).ok) await refresh(claimCalls.detail)
  }
  const send = async (): Promise<void> => {
    if (files.uploads.length > 0) return say('资料还在上传，请稍候')
    const sent = await form.submit(({ reason, words }) =>
      appeal.send({
        caseId,
        reason: reason ?? 'other',
        words: words.trim(),
        files: documents.map(({ id, kind }) => ({ id, kind })),
      }),
    )
    void refresh(claimCalls.detail)
    if (!sent?.ok) return
    say('已提交复核申请')
    onSent()
  }
  return { form, files, papers: documents, remove, send }
}
