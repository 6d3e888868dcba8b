import { uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const ordersAccountRows: readonly AccountRows[] = [
  ...uncountedRowsOf('健康服务与订单', 'prevents', 'shop_order', 'order_line', 'after_sale', 'order_comment'),
]
