import { orderCalls } from '@yf/contract/orders'
import type { DeclineReason } from '@yf/domain/incoming-payment'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

export type PayStatus =
  | { readonly kind: 'asking' }
  | { readonly kind: 'paid' }
  /** Nothing has come, as far as the provider knows. */
  | { readonly kind: 'unpaid' }
  /** The last try was declined, and may be made again. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }

const asking: PayStatus = { kind: 'asking' }
const everyMs = 2000
/** So often the provider may say that nothing has come before the person is told: a bank takes its seconds. */
const sureTimes = 5
/** Once the person knows that nothing has come it is still asked, less often: what is late shows by itself. */
const laterMs = 5000
const mostTimes = 45

/** After each try to pay, counted from 1: asks until the provider knows, and says what it said. Null before the first. */
export function usePayResult(orderId: string, tries: number, onChanged: () => void): PayStatus | null {
  const [told, setTold] = useState<{ tries: number; status: PayStatus } | null>(null)
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (tries === 0) return undefined
    const say = (status: PayStatus) => setTold({ tries, status })
    let isGone = false
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (kind: 'paid' | 'unpaid') => {
      isOver = true
      say({ kind })
      changed()
    }
    const ask = async (times: number, sure: number) => {
      const answer = await call(orderCalls.payResult, { orderId }, { silent: true, loading: false }).catch(
        () => null,
      )
      if (isGone || isOver) return
      if (answer?.isPaid === 1) return end('paid')
      // Closed meanwhile: what is shown still says that it waits.
      if (answer && answer.state !== 1) return end('unpaid')
      const sureNow = answer?.isSure === 1 ? sure + 1 : sure
      if (answer?.declined) say({ kind: 'declined', reason: answer.declined })
      else if (sureNow >= sureTimes || times >= mostTimes) say({ kind: 'unpaid' })
      if (times >= mostTimes) return
      clearTimeout(timer)
      timer = setTimeout(() => void ask(times + 1, sureNow), sureNow >= sureTimes ? laterMs : everyMs)
    }
    // Back from the provider's app, or out of the browser's memory: what was said before may be over.
    const askAgain = (event: Event) => {
      const isFirst = 'persisted' in event && event.persisted !== true
      if (isFirst || document.visibilityState !== 'visible' || isOver) return
      clearTimeout(timer)
      void ask(1, 0)
    }
    void ask(1, 0)
    addEventListener('pageshow', askAgain)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isGone = true
      clearTimeout(timer)
      removeEventListener('pageshow', askAgain)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [orderId, tries])
  if (tries === 0) return null
  return told?.tries === tries ? told.status : asking
}
