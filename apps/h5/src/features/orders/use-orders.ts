import { afterSaleCalls } from '@yf/contract/after-sales'
import { mallOrderCalls } from '@yf/contract/mall-orders'
import { orderCalls } from '@yf/contract/orders'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'

/** Mall orders load with the mall's token, all other kinds from our own server. */
export function useOrder(id: string, kind: string | undefined) {
  const isMall = kind === 'mall'
  const own = useQueryOf(orderCalls.detail, { orderId: id }, { enabled: !isMall })
  const mall = useQueryOf(mallOrderCalls.detail, { orderId: id }, { enabled: isMall })
  return isMall ? mall : own
}

export const useActivityOrder = (id: string) => useQueryOf(orderCalls.activityDetail, { orderId: id })

export const refreshOrders = () =>
  refresh(
    orderCalls.detail,
    orderCalls.list,
    orderCalls.healthList,
    orderCalls.counts,
    orderCalls.activityDetail,
    orderCalls.activityRefund,
    mallOrderCalls.detail,
    mallOrderCalls.list,
    mallOrderCalls.track,
    afterSaleCalls.choices,
    afterSaleCalls.refundable,
    afterSaleCalls.detail,
    afterSaleCalls.refund,
    afterSaleCalls.list,
  )
