import { billCalls } from '@yf/contract/bills'
import type { DeclineReason } from '@yf/domain/incoming-payment'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

type Word = 'paid' | 'unpaid' | DeclineReason

const everyMs = 2000
/** A minute and a half: then the person may pay again, and what was paid twice goes back. */
const mostTimes = 45
/** So often the provider may say that nothing has come before the person may pay again. */
const sureTimes = 5
/** After that it is still asked, less often: what is late shows by itself. */
const laterMs = 5000

/** After each try to pay, counted from 1: asks until the provider knows. Null before the first. */
export function useBillResult(ticket: string, tries: number, onPaid: () => unknown): Word | 'asking' | null {
  const [known, setKnown] = useState<{ tries: number; word: Word } | null>(null)
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
        setKnown({ tries, word: 'paid' })
        void paid()
        return
      }
      const sureNow = bill?.isSure === 1 ? sure + 1 : sure
      if (bill?.declined) setKnown({ tries, word: bill.declined })
      else if (times >= mostTimes || sureNow >= sureTimes) setKnown({ tries, word: 'unpaid' })
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
  return known?.tries === tries ? known.word : 'asking'
}
