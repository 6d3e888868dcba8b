import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const handoffAccountRows: readonly AccountRows[] = [
  ...rowsOf('登录方式', 'dropped', 'mall_sign', 'mall_session', 'site_token'),
]
