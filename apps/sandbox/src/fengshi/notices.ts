import { fengshiEvents } from '@yf/partner-contract/fengshi'
import type { PartnerNotice } from '../frame/notify.ts'
import type { StoredExamOrder } from './books.ts'

/** The notice to the product about a decision; null if there is none. */
export function decisionNotice(order: StoredExamOrder, secret: string): PartnerNotice | null {
  const { orderNo, status, reason } = order
  if (status !== 'CONFIRMED' && status !== 'REFUSED') return null
  const { path, type } = status === 'CONFIRMED' ? fengshiEvents.confirmed : fengshiEvents.refused
  const data = status === 'CONFIRMED' ? { orderNo } : { orderNo, reason: reason ?? '' }
  return { ...of(order, path, secret), event: { id: `${orderNo}-${type}`, type, data } }
}

export function reportNotice(order: StoredExamOrder, reportNo: string, secret: string): PartnerNotice {
  const { path, type } = fengshiEvents.report
  const data = { orderNo: order.orderNo, reportNo }
  return { ...of(order, path, secret), event: { id: `${reportNo}-${type}`, type, data } }
}

const of = ({ orderNo, person }: StoredExamOrder, path: string, secret: string) => ({
  key: person.mobile,
  logName: orderNo,
  path,
  secret,
})
