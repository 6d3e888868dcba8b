import { useState } from 'react'
import { payOrder } from './pay-order.ts'
import { usePayResult, type Asking } from './use-pay-result.ts'

interface Options {
  orderId: string
  isUnpaid: boolean
  /** Where the provider's page comes back to. */
  backTo: string
  /** Whoever has just come back from there. */
  wasPaying: boolean
  /** It was paid, or it cannot be paid any more: what is shown is out of date. */
  onChanged: () => unknown
}

/** Paying for something on its own screen: it stays there and asks until the provider knows. */
export function usePaying({ orderId, isUnpaid, backTo, wasPaying, onChanged }: Options): {
  asked: Asking | null
  pay: () => Promise<void>
} {
  const [isAsking, setAsking] = useState(wasPaying && isUnpaid)
  const asked = usePayResult(orderId, isAsking && isUnpaid, () => void onChanged())
  const pay = async () => {
    const paying = await payOrder(orderId, backTo)
    if (paying === 'asked') setAsking(true)
    if (paying === 'not') await onChanged()
  }
  return { asked, pay }
}

export const askingWords: Readonly<Record<Asking, string | null>> = {
  asking: '正在确认支付结果，请稍候…',
  unpaid: '还没有收到付款。若已扣款，稍后会自动更新，无需重复支付',
  paid: null,
}
