import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { emailFault } from '@yf/domain/email'
import { useState } from 'react'
import { useMutationOf } from '#platform/http/mutation.ts'
import { useSession } from '#platform/session/session.ts'
import { draft } from '#platform/storage/storage.ts'

export type PaperName = 'book' | 'letter'

/** The address that was written to last, for the one who wrote it. */
const remembered = draft<{ owner: string; email: string }>('paperMail')

const ownerNow = () => useSession.getState().userInfo?.baseId ?? ''

function rememberedEmail(): string {
  const last = remembered.read()
  return last?.owner === ownerNow() ? last.email : ''
}

/** Which papers of this case there are to send. */
export const papersOf = ({ hasBook, hasLetter }: Pick<CaseDetail, 'hasBook' | 'hasLetter'>): PaperName[] => [
  ...(hasBook === 1 ? (['book'] as const) : []),
  ...(hasLetter === 1 ? (['letter'] as const) : []),
]

export function usePaperMail(caseId: string, offered: readonly PaperName[]) {
  const [email, setEmail] = useState(rememberedEmail)
  const [left, setLeft] = useState<ReadonlySet<PaperName>>(new Set())
  const [fault, setFault] = useState<string>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sending = useMutationOf(claimCalls.sendEmail)
  const papers = offered.filter((paper) => !left.has(paper))

  const toggle = (paper: PaperName, isWanted: boolean) => {
    const next = new Set(left)
    if (isWanted) next.delete(paper)
    else next.add(paper)
    setLeft(next)
  }
  const type = (text: string) => {
    setEmail(text)
    setFault(undefined)
  }
  const send = async (): Promise<void> => {
    const to = email.trim()
    const found = emailFault(to) ?? (papers.length === 0 ? '请选择要发送的文件' : null)
    setFault(found ?? undefined)
    if (found) return
    try {
      await sending.mutateAsync({ caseId, email: to, papers })
    } catch {
      // The call has said why; the address stays.
      return
    }
    remembered.write({ owner: ownerNow(), email: to })
    setSentTo(to)
  }
  return { email, type, papers, toggle, fault, send, sentTo, again: () => setSentTo(null) }
}
