import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const advertsAccountRows: readonly AccountRows[] = [
  ...rowsOf('使用痕迹', 'stays', 'advert_count', 'promotion_record'),
]
