import type { BankCard } from '@yf/contract/claim-shapes'
import { examCalls } from '@yf/contract/exam'
import { usePayeeForm } from '#features/claims/shared/bank-form/use-payee.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'

interface ExamPayeeOptions {
  id: string
  chosenId: string | null
  /** A card that the bank refused is not offered again. */
  exceptId?: string | undefined
  onSaved: (card: BankCard) => unknown
}

/** The claim's card form, used for a reimbursement. */
export function useExamPayee({ id, onSaved, ...choice }: ExamPayeeOptions) {
  const page = useQueryOf(examCalls.cardPage, { id })
  const saving = useWrite(examCalls.saveCard)
  return usePayeeForm({
    ...choice,
    subjectId: id,
    page,
    send: (card) => saving.send({ id, ...card }),
    onSaved: (card) => {
      void refresh(examCalls.cardPage)
      return onSaved(card)
    },
  })
}
