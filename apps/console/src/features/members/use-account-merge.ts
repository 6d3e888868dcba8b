import { membersAdminCalls, type MemberDetail, type MergePreview } from '@yf/contract/members-admin'
import { awaitingSecondText } from '@yf/domain/approvals'
import { isPhone } from '@yf/domain/phone'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { useWrite } from '#platform/http/write.ts'

/** First the preview, then the proposal of what was previewed. */
export function useAccountMerge(member: MemberDetail, onClose: () => void) {
  const [phone, setPhone] = useState('')
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<MergePreview | null>(null)
  const finding = useWrite(membersAdminCalls.previewMerge)
  const proposing = useSaving(membersAdminCalls.proposeMerge)
  const find = async () => {
    const found = await finding.send({ id: member.id, phone })
    if (found.ok) setPreview(found.result)
  }
  const propose = () =>
    void proposing.save(
      { id: member.id, phone, reason: reason.trim() },
      { savedMessage: awaitingSecondText, onClose },
    )
  return {
    phone,
    // Another phone is another account.
    enterPhone: (typed: string) => {
      setPhone(typed)
      setPreview(null)
    },
    reason,
    setReason,
    preview,
    canSubmit: preview === null ? isPhone(phone) : preview.faults.length === 0 && reason.trim().length >= 2,
    submit: () => (preview === null ? void find() : propose()),
    isBusy: finding.isBusy || proposing.isBusy,
    fault: preview === null ? (finding.error?.message ?? null) : proposing.fault,
  }
}
