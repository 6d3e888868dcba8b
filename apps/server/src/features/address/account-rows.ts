import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const addressAccountRows: readonly AccountRows[] = [
  ...rowsOf('收货地址', 'prevents', 'user_address'),
  ...rowsOf('地址簿', 'dropped', 'address_book'),
]
