import { orderCalls } from '@yf/contract/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

export type Asking = 'asking' | 'paid' | 'unpaid'

const everyMs = 2000
/** A minute and a half: then the person may ask again. */
const mostTimes = 45

/** After somebody came back from paying: asks until the provider knows, and says what it said. */
export function usePayResult(orderId: string, isOn: boolean, onChanged: () => void): Asking | null {
  const [told, setTold] = useState<Asking | null>(null)
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (!isOn) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (times: number) => {
      const answer = await call(orderCalls.payResult, { orderId }, { silent: true, loading: false }).catch(
        () => null,
      )
      if (isGone) return
      if (answer?.isPaid === 1) {
        setTold('paid')
        changed()
      } else if (answer && answer.state !== 1) {
        // Closed meanwhile: what is shown still says that it waits.
        setTold('unpaid')
        changed()
      } else if (times >= mostTimes) setTold('unpaid')
      else timer = setTimeout(() => void ask(times + 1), everyMs)
    }
    void ask(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [orderId, isOn])
  return told ?? (isOn ? 'asking' : null)
}
