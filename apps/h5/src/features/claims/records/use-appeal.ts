import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail, ClaimMaterial } from '@yf/contract/claim-shapes'
import type { AppealReason } from '@yf/domain/claim-appeal'
import { useState } from 'react'
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
export const mostPapers = 20

/** Files that lie beside the decided case: they become part of it with the appeal. */
const asideOf = ({ materials }: CaseDetail): ClaimMaterial[] =>
  materials.filter(({ isSaved }) => isSaved === 0)

/** Why somebody objects, in a code and in words, with papers that were sent already. */
export function useAppeal(found: CaseDetail, onSent: () => void) {
  const { caseId } = found
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const papers = asideOf(found).filter(({ id }) => !leftOut.includes(id))
  const form = useForm<AppealForm>(empty, ({ reason, words }) => ({
    reason: reason === null ? '请选择复核原因' : null,
    words: words.trim() === '' ? '请写明您的理由' : null,
  }))
  const files = useMaterialFiles({
    row: claimCalls.uploadV2,
    caseId,
    most: mostPapers,
    used: papers.length,
    onKept: () => refresh(claimCalls.detail),
  })
  const appeal = useWrite(claimCalls.appeal)
  const send = async (): Promise<void> => {
    if (files.uploads.length > 0) return say('资料还在上传，请稍候')
    const sent = await form.submit(({ reason, words }) =>
      appeal.send({
        caseId,
        reason: reason ?? 'other',
        words: words.trim(),
        files: papers.map(({ id, kind }) => ({ id, kind })),
      }),
    )
    void refresh(claimCalls.detail)
    if (!sent?.ok) return
    say('已提交复核申请')
    onSent()
  }
  return { form, files, papers, leaveOut: (id: string) => setLeftOut([...leftOut, id]), send }
}
