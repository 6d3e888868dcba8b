import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const appointmentsAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('健康服务与订单', 'prevents', 'offline_booking'),
]
