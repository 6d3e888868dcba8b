import { orderCalls } from '@yf/contract/orders'
import type { DeclineReason } from '@yf/domain/incoming-payment'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

export type PayStatus =
  | { readonly kind: 'asking' }
  | { readonly kind: 'paid' }
  /** The provider knows of no payment. */
  | { readonly kind: 'unpaid' }
  /** The last attempt was declined and may be repeated. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }

const asking: PayStatus = { kind: 'asking' }
const everyMs = 2000
/** The provider must report "no payment" this many times before the member sees it: a bank takes seconds. */
const sureTimes = 5
/** Polling then continues at a lower rate, so that a late payment still shows. */
const laterMs = 5000
const mostTimes = 45

/**
 * Polls after each payment attempt, counted from 1, until the provider knows, and returns the result. Null before the
 * first.
 */
export function usePayResult(orderId: string, tries: number, onChanged: () => void): PayStatus | null {
  const [result, setResult] = useState<{ tries: number; status: PayStatus } | null>(null)
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (tries === 0) return undefined
    const say = (status: PayStatus) => setResult({ tries, status })
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
      // Closed meanwhile: the displayed order still shows as waiting.
      if (answer && answer.state !== 1) return end('unpaid')
      const sureNow = answer?.isSure === 1 ? sure + 1 : sure
      if (answer?.declined) say({ kind: 'declined', reason: answer.declined })
      else if (sureNow >= sureTimes || times >= mostTimes) say({ kind: 'unpaid' })
      if (times >= mostTimes) return
      clearTimeout(timer)
      timer = setTimeout(() => void ask(times + 1, sureNow), sureNow >= sureTimes ? laterMs : everyMs)
    }
    // Back from the provider's app or from the back-forward cache: the last result may be out of date.
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
  return result?.tries === tries ? result.status : asking
}
