import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const sessionAccountRows: readonly AccountRows[] = rowsOf(
  '登录',
  'dropped',
  'session',
  'current_session',
).map((rows) => ({ ...rows, isOwnersWork: true }))
