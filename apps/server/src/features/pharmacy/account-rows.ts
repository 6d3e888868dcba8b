import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const pharmacyAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('健康服务与订单', 'prevents', 'medicine_order'),
]
