import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { noticeChannelCalls } from '@yf/contract/notice-channels'
import type { messageRefusals } from '@yf/contract/refusals/messages'
import { emailFault } from '@yf/domain/email'
import { codeFault } from '@yf/domain/phone'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite, write } from '#platform/http/write.ts'
import { useSession } from '#platform/session/session.ts'
import { draft } from '#platform/storage/storage.ts'

export type DocumentName = 'book' | 'letter' | 'review'

/** As a number: the message catalogue belongs to the server and need not be in the app's bundle. */
const mailNotProven: (typeof messageRefusals)['mailNotProven']['code'] = 2503

/** The last address used, stored with its owner. */
const remembered = draft<{ owner: string; email: string }>('paperMail')

const ownerNow = () => useSession.getState().userInfo?.baseId ?? ''

function rememberedEmail(): string {
  const last = remembered.read()
  return last?.owner === ownerNow() ? last.email : ''
}

/** The documents of this case that can be sent. */
export const documentsOf = ({
  hasBook,
  hasLetter,
  hasReview,
}: Pick<CaseDetail, 'hasBook' | 'hasLetter' | 'hasReview'>): DocumentName[] => [
  ...(hasBook === 1 ? (['book'] as const) : []),
  ...(hasLetter === 1 ? (['letter'] as const) : []),
  ...(hasReview === 1 ? (['review'] as const) : []),
]

interface MailForm {
  readonly email: string
  /** The code for a mailbox that the server has not verified for this member. */
  readonly code: string
  /** Deselected documents; all others are sent, including those that appear while the page is open. */
  readonly unwanted: readonly DocumentName[]
}

export function useDocumentMail(caseId: string, offered: readonly DocumentName[]) {
  const [unproven, setUnproven] = useState<string | null>(null)
  const isUnproven = ({ email }: MailForm) => email.trim() === unproven
  const selectedIn = ({ unwanted }: MailForm) => offered.filter((document) => !unwanted.includes(document))
  const form = useForm<MailForm>(
    () => ({ email: rememberedEmail(), code: '', unwanted: [] }),
    (values) => ({
      email: emailFault(values.email.trim()),
      code: isUnproven(values) ? codeFault(values.code) : null,
      unwanted: selectedIn(values).length === 0 ? '请选择要发送的文件' : null,
    }),
  )
  const [sentTo, setSentTo] = useState<string | null>(null)
  const mail = useWrite(claimCalls.sendEmail)

  const toggle = (document: DocumentName, isSelected: boolean) => {
    const others = form.values.unwanted.filter((one) => one !== document)
    form.change({ unwanted: isSelected ? others : [...others, document] })
  }
  const send = async (): Promise<void> => {
    const email = form.values.email.trim()
    const sent = await form.submit(async (values) => {
      if (isUnproven(values)) {
        const proven = await write(noticeChannelCalls.proveMail, { address: email, code: values.code })
        if (!proven.ok) return proven
        setUnproven(null)
      }
      return mail.send({ caseId, email, papers: selectedIn(values) })
    })
    if (sent?.ok === false && sent.error.code === mailNotProven) {
      form.begin({ ...form.values, code: '' })
      setUnproven(email)
    }
    if (!sent?.ok) return
    remembered.write({ owner: ownerNow(), email })
    setSentTo(email)
  }
  const { email: wrongEmail, unwanted: selectionFault } = form.faults
  return {
    emailField: { ...form.field('email'), error: wrongEmail ?? selectionFault },
    /** Null while no code is needed. */
    codeField: isUnproven(form.values) ? { address: form.values.email, ...form.field('code') } : null,
    papers: selectedIn(form.values),
    toggle,
    send,
    sentTo,
    again: () => setSentTo(null),
  }
}
