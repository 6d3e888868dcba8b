import { billCalls } from '@yf/contract/bills'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

type Word = 'paid' | 'unpaid'

const everyMs = 2000
/** A minute and a half: then the person may pay again, and what was paid twice goes back. */
const mostTimes = 45

/** After each try to pay, counted from 1: asks until the provider knows. Null before the first. */
export function useBillResult(ticket: string, tries: number, onPaid: () => unknown): Word | 'asking' | null {
  const [known, setKnown] = useState<{ tries: number; word: Word } | null>(null)
  const paid = useEffectEvent(onPaid)
  useEffect(() => {
    if (tries === 0) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (times: number) => {
      const bill = await call(billCalls.bill, { ticket, ask: 1 }, { silent: true, loading: false }).catch(
        () => null,
      )
      if (isGone) return
      if (bill && bill.state !== 'open') {
        setKnown({ tries, word: 'paid' })
        void paid()
      } else if (times >= mostTimes) setKnown({ tries, word: 'unpaid' })
      else timer = setTimeout(() => void ask(times + 1), everyMs)
    }
    void ask(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [ticket, tries])
  if (tries === 0) return null
  return known?.tries === tries ? known.word : 'asking'
}
