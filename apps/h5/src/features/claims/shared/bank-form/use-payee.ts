import type { WriteOutcome } from '@yf/client/outcome'
import type { Input } from '@yf/contract/call'
import type { BankCard, BankPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf, type QueryResult } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { laterStorage } from '#platform/storage/later-storage.ts'
import { emptyPayee, firstChoice, newCard, payeeFaults, type PayeeFields } from './payee.ts'

export interface PayeeOptions {
  caseId: string
  /** The company of the case, which may differ from the selected one. */
  companyId: string
  /** The card that the case already has. */
  chosenId: string | null
  /** A card that the bank refused is not offered again. */
  exceptId?: string | undefined
  /** The call of the old or the new flow: both have the same shape. */
  row: typeof claimCalls.saveBank
  onSaved: (card: BankCard) => unknown
}

/** Only for this tab: card numbers must not stay on the phone. */
const storedInput = laterStorage.payeeTyped

const typedFor = (caseId: string): Partial<PayeeFields> => {
  const typed = storedInput.read()
  return typed?.caseId === caseId ? typed.fields : {}
}

/** Six digits identify the bank: no more of the number leaves the phone before it is saved. */
const startOf = ({ cardNo = '' }: Partial<PayeeFields>) => cardNo.slice(0, 6)

const useBankOf = (start: string) =>
  useQueryOf(claimCalls.checkBank, { cardNo: start }, { enabled: start.length === 6, staleTime: 600_000 })
    .data

/** `const payee = usePayee({ caseId, companyId, chosenId, row: claimCalls.saveBankV2, onSaved })`, shown by `<PayeeForm payee={payee} />`. */
export function usePayee({ caseId, companyId, row, onSaved, ...choice }: PayeeOptions): PayeeState {
  const page = useQueryOf(claimCalls.bankPage, { companyId, caseId })
  const saving = useWrite(row)
  return usePayeeForm({
    ...choice,
    subjectId: caseId,
    page,
    send: (card) => saving.send({ caseId, ...card }),
    onSaved: (card) => {
      void refresh(claimCalls.bankPage)
      return onSaved(card)
    },
  })
}

type CardInput = Omit<Input<typeof claimCalls.saveBank>, 'caseId'>

interface PayeeFormOptions extends Pick<PayeeOptions, 'chosenId' | 'exceptId' | 'onSaved'> {
  /** The thing being paid; unsaved input is stored under its id. */
  subjectId: string
  page: QueryResult<BankPage>
  send: (card: CardInput) => Promise<WriteOutcome<BankCard>>
}

/** The same for any other payout to a card. */
export function usePayeeForm({
  subjectId: caseId,
  page,
  chosenId,
  exceptId,
  send,
  onSaved,
}: PayeeFormOptions) {
  const [selected, setSelected] = useState<string | null>(() =>
    Object.keys(typedFor(caseId)).length > 0 ? newCard : null,
  )
  const cards = (page.data?.cards ?? []).filter(({ id }) => id !== exceptId)
  const chosen = selected ?? (page.data ? firstChoice(cards, chosenId) : null)
  const [onlyHolder = ''] = page.data?.holderNames.length === 1 ? page.data.holderNames : []

  const [start, setStart] = useState(() => startOf(typedFor(caseId)))
  const bank = useBankOf(start)
  /** The bank derived by the page counts until the member chooses another. */
  const fieldsOf = (typed: PayeeFields): PayeeFields => ({
    ...typed,
    holderName: typed.holderName || onlyHolder,
    bankCode: typed.bankCode || (bank?.bankCode ?? ''),
  })
  const faultsOf = (typed: PayeeFields) => (chosen === newCard ? payeeFaults(fieldsOf(typed)) : {})
  const keep = (typed: PayeeFields) => {
    storedInput.write({ caseId, fields: { ...typed } })
    setStart(startOf(typed))
  }
  const form = useForm<PayeeFields>(() => ({ ...emptyPayee, ...typedFor(caseId) }), faultsOf, {
    onChange: keep,
  })
  const choiceOf = (typed: PayeeFields): CardInput => {
    if (chosen !== newCard) return { cardId: chosen ?? '' }
    const { branch, ...rest } = fieldsOf(typed)
    return { ...rest, ...(branch.trim() ? { branch: branch.trim() } : {}) }
  }
  const submit = async (): Promise<void> => {
    if (!page.data || chosen === null) return
    const [fault] = Object.values(faultsOf(form.values))
    if (fault) say(fault)
    const saved = await form.submit((typed) => send(choiceOf(typed)))
    if (!saved?.ok) return
    storedInput.remove()
    await onSaved(saved.result)
  }
  return {
    page,
    cards,
    fields: fieldsOf(form.values),
    faults: form.faults,
    bank,
    chosen,
    change: form.change,
    choose: setSelected,
    submit,
    isBusy: form.isBusy,
  }
}

export type PayeeState = ReturnType<typeof usePayeeForm>
