import { membersAdminCalls, type MemberDetail } from '@yf/contract/members-admin'
import { awaitingSecondText } from '@yf/domain/approvals'
import { isPhone } from '@yf/domain/phone'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'

export interface PhoneDraft {
  readonly newPhone: string
  readonly newCode: string
  /** Whether the member can read the codes of the former phone. */
  readonly hasFormer: boolean
  readonly oldCode: string
  readonly certificateNumber: string
  readonly reason: string
}

const empty: PhoneDraft = {
  newPhone: '',
  newCode: '',
  hasFormer: true,
  oldCode: '',
  certificateNumber: '',
  reason: '',
}

const isCode = (text: string): boolean => /^\d{6}$/.test(text)

const isWhole = (draft: PhoneDraft, member: MemberDetail): boolean =>
  isPhone(draft.newPhone) &&
  isCode(draft.newCode) &&
  (!draft.hasFormer || isCode(draft.oldCode)) &&
  (member.maskedCertificate === null || draft.certificateNumber.trim() !== '') &&
  draft.reason.trim().length >= 2

/** The form of a change of phone, and its submission. */
export function usePhoneChange(member: MemberDetail, onClose: () => void) {
  const [draft, setDraft] = useState(empty)
  const { save, isBusy, fault } = useSaving(membersAdminCalls.changePhone, membersAdminCalls.member)
  const submit = () => {
    const { newPhone, newCode, hasFormer, oldCode, certificateNumber, reason } = draft
    const input = {
      id: member.id,
      newPhone,
      newCode,
      ...(hasFormer ? { oldCode } : {}),
      certificateNumber: certificateNumber.trim(),
      reason: reason.trim(),
    }
    void save(input, { savedMessage: '手机号已更换', waiting: awaitingSecondText, onClose })
  }
  return {
    draft,
    change: (changes: Partial<PhoneDraft>) => setDraft((before) => ({ ...before, ...changes })),
    canSubmit: isWhole(draft, member),
    submit,
    isBusy,
    fault,
  }
}
