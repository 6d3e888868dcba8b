import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const trackingAccountRows: readonly AccountRows[] = [...rowsOf('使用痕迹', 'stays', 'behavior_record')]
