import { fengshiEvents } from '@yf/partner-contract/fengshi'
import type { Notice } from '../frame/notify.ts'
import type { KeptOrder } from './books.ts'

/** The notice to the product about a decision; null if there is none. */
export function decisionNotice(order: KeptOrder, secret: string): Notice | null {
  const { orderNo, status, reason } = order
  if (status !== 'CONFIRMED' && status !== 'REFUSED') return null
  const { path, type } = status === 'CONFIRMED' ? fengshiEvents.confirmed : fengshiEvents.refused
  const data = status === 'CONFIRMED' ? { orderNo } : { orderNo, reason: reason ?? '' }
  return { ...of(order, path, secret), event: { id: `${orderNo}-${type}`, type, data } }
}

export function reportNotice(order: KeptOrder, reportNo: string, secret: string): Notice {
  const { path, type } = fengshiEvents.report
  const data = { orderNo: order.orderNo, reportNo }
  return { ...of(order, path, secret), event: { id: `${reportNo}-${type}`, type, data } }
}

const of = ({ orderNo, person }: KeptOrder, path: string, secret: string) => ({
  key: person.mobile,
  shownAs: orderNo,
  path,
  secret,
})
