import { consultationCalls } from '@yf/contract/consultation'
import { equityCalls } from '@yf/contract/equity'
import { useState } from 'react'
import { payPlaced } from '#features/orders/shared/pay-order.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { forgetAsking, keepAsking, keyFor, type Asking, type StartInput } from './asking.ts'

/** Where whoever has paid comes back to. */
export const paidBack = (id: string): string => `/consultationRecord/${id}?paid=1`

/** Starts a consultation once, however often it has to be sent, and leads into its room. */
export function useStart() {
  const [isBusy, setBusy] = useState(false)
  const start = async (asking: Asking, input: StartInput): Promise<void> => {
    const key = keyFor(asking, input)
    keepAsking({ ...asking, unanswered: { input: JSON.stringify(input), key } })
    setBusy(true)
    const started = await write(consultationCalls.start, input, { key, loading: false })
    setBusy(false)
    if (!started.ok) {
      // Another price, or another payer: what is said beside the button is looked at again.
      void refresh(consultationCalls.quote)
      return
    }
    forgetAsking()
    void refresh(consultationCalls.list, consultationCalls.quote, equityCalls.mine)
    const { id, payment } = started.result
    replaceWith('/consultationRecord/:id', { params: { id } })
    if (payment?.payBefore) await payPlaced(payment.orderId, paidBack(id))
  }
  return { start, isBusy }
}
