import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const familyAccountRows: readonly AccountRows[] = [
  ...rowsOf('家庭成员', 'prevents', 'family_member'),
  ...rowsOf('家庭', 'dropped', 'family'),
]
