import { declineReasons } from '@yf/domain/incoming-payment'
import { useState } from 'react'
import { payOrder } from './pay-order.ts'
import { usePayResult, type PayStatus } from './use-pay-result.ts'

interface PayingOptions {
  orderId: string
  isUnpaid: boolean
  /** The return address of the provider's page. */
  backTo: string
  /** The member has just returned from payment. */
  wasPaying: boolean
  /** Called when it was paid or can no longer be paid, because the displayed data is out of date. */
  onChanged: () => unknown
}

/** Pays on the current screen, which stays and polls until the provider knows. */
export function usePaying({ orderId, isUnpaid, backTo, wasPaying, onChanged }: PayingOptions): {
  payStatus: PayStatus | null
  pay: () => Promise<void>
} {
  const [tries, setTries] = useState(wasPaying && isUnpaid ? 1 : 0)
  const payStatus = usePayResult(orderId, isUnpaid ? tries : 0, () => void onChanged())
  const pay = async () => {
    const paying = await payOrder(orderId, backTo)
    if (paying === 'asked') setTries(tries + 1)
    if (paying === 'not') await onChanged()
  }
  return { payStatus, pay }
}

/** The text for a payment that has not arrived; null once it has. */
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
