import type { BankCard } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { scrollToFault } from '#ui/scroll/scroll-to-fault.ts'
import { useCompany } from '#platform/session/company.ts'
import { storage } from '#platform/storage/storage.ts'
import { emptyPayee, firstChoice, newCard, payeeFaults, type PayeeFaults, type PayeeFields } from './payee.ts'

export interface PayeeOptions {
  caseId: string
  /** The card that the case has already. */
  chosenId: string | null
  /** A card that the bank refused is not offered again. */
  exceptId?: string | undefined
  /** That of the old flow or of the new one: they have the same shape. */
  row: typeof claimCalls.saveBank
  onSaved: (card: BankCard) => unknown
}

/** For this tab alone: a card number is not left lying on the phone. */
const kept = storage.payeeTyped

const typedFor = (caseId: string): Partial<PayeeFields> => {
  const typed = kept.read()
  return typed?.caseId === caseId ? typed.fields : {}
}

/** Six digits name the bank: no more of the number leaves the phone before it is saved. */
function useBankOf(cardNo: string) {
  const start = cardNo.slice(0, 6)
  return useQueryOf(
    claimCalls.checkBank,
    { cardNo: start },
    { enabled: start.length === 6, staleTime: 600_000 },
  ).data
}

/** `const payee = usePayee({ caseId, chosenId, row: claimCalls.saveBankV2, onSaved })`, shown by `<PayeeForm payee={payee} />`. */
export function usePayee({ caseId, chosenId, exceptId, row, onSaved }: PayeeOptions) {
  const { companyId } = useCompany()
  const page = useQueryOf(claimCalls.bankPage, { companyId, caseId })
  const [typed, setTyped] = useState(() => typedFor(caseId))
  const [wanted, setWanted] = useState<string | null>(() =>
    Object.keys(typedFor(caseId)).length > 0 ? newCard : null,
  )
  const [faults, setFaults] = useState<PayeeFaults>({})
  const saving = useMutationOf(row)

  const [onlyHolder = ''] = page.data?.holderNames.length === 1 ? page.data.holderNames : []
  const bank = useBankOf(typed.cardNo ?? '')
  const fields: PayeeFields = {
    ...emptyPayee,
    holderName: onlyHolder,
    ...typed,
    // What the number says counts until the person says otherwise.
    bankCode: typed.bankCode || (bank?.bankCode ?? ''),
  }
  const cards = (page.data?.cards ?? []).filter(({ id }) => id !== exceptId)
  const chosen = wanted ?? (page.data ? firstChoice(cards, chosenId) : null)

  const change = (part: Partial<PayeeFields>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    kept.write({ caseId, fields: next })
    const mended = Object.keys(part)
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !mended.includes(field))))
  }
  const choiceOf = () => {
    if (chosen !== newCard) return { caseId, cardId: chosen ?? '' }
    const { branch, ...rest } = fields
    return { caseId, ...rest, ...(branch.trim() ? { branch: branch.trim() } : {}) }
  }
  const submit = async (): Promise<void> => {
    if (!page.data || chosen === null) return
    const found = chosen === newCard ? payeeFaults(fields) : {}
    setFaults(found)
    const [first] = Object.values(found)
    if (first) {
      scrollToFault()
      return say(first)
    }
    const card = await saving.mutateAsync(choiceOf()).catch(() => null)
    if (!card) return
    kept.remove()
    void refresh(claimCalls.bankPage)
    await onSaved(card)
  }
  return {
    page,
    cards,
    fields,
    faults,
    bank,
    chosen,
    change,
    choose: setWanted,
    submit,
    isBusy: saving.isPending,
  }
}

export type Payee = ReturnType<typeof usePayee>
