import { billCalls } from '@yf/contract/bills'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/http/call.ts'

type Asking = 'asking' | 'paid' | 'unpaid'

const everyMs = 2000
/** A minute and a half: then the person may pay again, and what was paid twice goes back. */
const mostTimes = 45

/** After somebody came back from paying: asks until the provider knows. */
export function useBillResult(ticket: string, isOn: boolean, onPaid: () => unknown): Asking | null {
  const [asking, setAsking] = useState<Asking | null>(isOn ? 'asking' : null)
  const paid = useEffectEvent(onPaid)
  useEffect(() => {
    if (!isOn) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    setAsking('asking')
    const ask = async (times: number) => {
      const bill = await call(billCalls.bill, { ticket, ask: 1 }, { silent: true, loading: false }).catch(
        () => null,
      )
      if (isGone) return
      if (bill && bill.state !== 'open') {
        setAsking('paid')
        void paid()
      } else if (times >= mostTimes) setAsking('unpaid')
      else timer = setTimeout(() => void ask(times + 1), everyMs)
    }
    void ask(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [ticket, isOn])
  return asking
}
