import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const paymentsAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('健康服务与订单', 'prevents', 'incoming_payment'),
]
