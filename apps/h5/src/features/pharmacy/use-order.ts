import { orderCalls } from '@yf/contract/orders'
import { pharmacyCalls } from '@yf/contract/pharmacy'
import { consultationCalls } from '@yf/contract/consultation'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'

export const useOrder = (orderId: string) => useQueryOf(orderCalls.detail, { orderId })

/** The review, and the pharmacy's invoice. */
export const useAfterArrival = (orderId: string) => useQueryOf(pharmacyCalls.evaluation, { orderId })

export const refreshOrders = () =>
  refresh(orderCalls.detail, orderCalls.list, pharmacyCalls.evaluation, consultationCalls.prescriptions)
