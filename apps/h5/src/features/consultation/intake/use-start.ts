import { consultationCalls } from '@yf/contract/consultation'
import { equityCalls } from '@yf/contract/equity'
import { useState } from 'react'
import { payPlaced } from '#features/orders/shared/pay-order.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import {
  clearDraft,
  saveDraft,
  keyFor,
  type ConsultationDraft,
  type StartInput,
} from './consultation-draft.ts'

/** The return address after payment. */
export const paidBack = (id: string): string => `/consultationRecord/${id}?paid=1`

/** Starts a consultation once, however often the request is retried, and opens its room. */
export function useStart() {
  const [isBusy, setBusy] = useState(false)
  const start = async (asking: ConsultationDraft, input: StartInput): Promise<void> => {
    const key = keyFor(asking, input)
    saveDraft({ ...asking, unanswered: { input: JSON.stringify(input), key } })
    setBusy(true)
    const started = await write(consultationCalls.start, input, { key, loading: false })
    setBusy(false)
    if (!started.ok) {
      // The price or the payer has changed: refreshes the quote beside the button.
      void refresh(consultationCalls.quote)
      return
    }
    clearDraft()
    void refresh(consultationCalls.list, consultationCalls.quote, equityCalls.mine)
    const { id, payment } = started.result
    replaceWith('/consultationRecord/:id', { params: { id } })
    if (payment?.payBefore) await payPlaced(payment.orderId, paidBack(id))
  }
  return { start, isBusy }
}
