import { declineReasons } from '@yf/domain/incoming-payment'
import { useState } from 'react'
import { payOrder } from './pay-order.ts'
import { usePayResult, type PayStatus } from './use-pay-result.ts'

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
  asked: PayStatus | null
  pay: () => Promise<void>
} {
  const [tries, setTries] = useState(wasPaying && isUnpaid ? 1 : 0)
  const asked = usePayResult(orderId, isUnpaid ? tries : 0, () => void onChanged())
  const pay = async () => {
    const paying = await payOrder(orderId, backTo)
    if (paying === 'asked') setTries(tries + 1)
    if (paying === 'not') await onChanged()
  }
  return { asked, pay }
}

/** What is said of a payment that is not there yet; null once it is. */
export function payStatusText(status: PayStatus): string | null {
  switch (status.kind) {
    case 'asking':
      return '正在确认支付结果，请稍候…'
    case 'unpaid':
      return '还没有收到付款。若已扣款，稍后会自动更新，无需重复支付'
    case 'declined':
      return `支付未成功：${declineReasons[status.reason]}，没有扣款。请换一张银行卡或用零钱重新支付`
    case 'paid':
      return null
  }
}
