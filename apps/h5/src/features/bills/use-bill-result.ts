import { billCalls } from '@yf/contract/bills'
import type { DeclineReason } from '@yf/domain/incoming-payment'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

type BillOutcome = 'paid' | 'unpaid' | DeclineReason

const everyMs = 2000
/** After a minute and a half the payer may pay again; a double payment is refunded. */
const mostTimes = 45
/** The provider must report "no payment" this many times before the payer may pay again. */
const sureTimes = 5
/** Polling then continues at a lower rate, so that a late payment still shows. */
const laterMs = 5000

/** Polls after each payment attempt, counted from 1, until the provider knows the result. Null before the first. */
export function useBillResult(
  ticket: string,
  tries: number,
  onPaid: () => unknown,
): BillOutcome | 'asking' | null {
  const [result, setResult] = useState<{ tries: number; word: BillOutcome } | null>(null)
  const paid = useEffectEvent(onPaid)
  useEffect(() => {
    if (tries === 0) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (times: number, sure: number) => {
      const bill = await call(billCalls.bill, { ticket, ask: 1 }, { silent: true, loading: false }).catch(
        () => null,
      )
      if (isGone) return
      if (bill && bill.state !== 'open') {
        setResult({ tries, word: 'paid' })
        void paid()
        return
      }
      const sureNow = bill?.isSure === 1 ? sure + 1 : sure
      if (bill?.declined) setResult({ tries, word: bill.declined })
      else if (times >= mostTimes || sureNow >= sureTimes) setResult({ tries, word: 'unpaid' })
      const wait = sureNow >= sureTimes ? laterMs : everyMs
      if (times < mostTimes) timer = setTimeout(() => void ask(times + 1, sureNow), wait)
    }
    void ask(1, 0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [ticket, tries])
  if (tries === 0) return null
  return result?.tries === tries ? result.word : 'asking'
}
