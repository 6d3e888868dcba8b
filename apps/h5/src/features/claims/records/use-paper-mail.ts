import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { emailFault } from '@yf/domain/email'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { useSession } from '#platform/session/session.ts'
import { draft } from '#platform/storage/storage.ts'

export type PaperName = 'book' | 'letter' | 'review'

/** The address that was written to last, for the one who wrote it. */
const remembered = draft<{ owner: string; email: string }>('paperMail')

const ownerNow = () => useSession.getState().userInfo?.baseId ?? ''

function rememberedEmail(): string {
  const last = remembered.read()
  return last?.owner === ownerNow() ? last.email : ''
}

/** Which papers of this case there are to send. */
export const papersOf = ({
  hasBook,
  hasLetter,
  hasReview,
}: Pick<CaseDetail, 'hasBook' | 'hasLetter' | 'hasReview'>): PaperName[] => [
  ...(hasBook === 1 ? (['book'] as const) : []),
  ...(hasLetter === 1 ? (['letter'] as const) : []),
  ...(hasReview === 1 ? (['review'] as const) : []),
]

interface MailForm {
  readonly email: string
  /** Papers that are not to be sent; all others are, also those that come while the page is open. */
  readonly unwanted: readonly PaperName[]
}

export function usePaperMail(caseId: string, offered: readonly PaperName[]) {
  const papersIn = ({ unwanted }: MailForm) => offered.filter((paper) => !unwanted.includes(paper))
  const form = useForm<MailForm>(
    () => ({ email: rememberedEmail(), unwanted: [] }),
    (values) => ({
      email: emailFault(values.email.trim()),
      unwanted: papersIn(values).length === 0 ? '请选择要发送的文件' : null,
    }),
  )
  const [sentTo, setSentTo] = useState<string | null>(null)
  const mail = useWrite(claimCalls.sendEmail)

  const toggle = (paper: PaperName, isWanted: boolean) => {
    const others = form.values.unwanted.filter((one) => one !== paper)
    form.change({ unwanted: isWanted ? others : [...others, paper] })
  }
  const send = async (): Promise<void> => {
    const email = form.values.email.trim()
    const sent = await form.submit((values) => mail.send({ caseId, email, papers: papersIn(values) }))
    if (!sent?.ok) return
    remembered.write({ owner: ownerNow(), email })
    setSentTo(email)
  }
  const { email: wrongEmail, unwanted: noPaper } = form.faults
  return {
    emailField: { ...form.field('email'), error: wrongEmail ?? noPaper },
    papers: papersIn(form.values),
    toggle,
    send,
    sentTo,
    again: () => setSentTo(null),
  }
}
