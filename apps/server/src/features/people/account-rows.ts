import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const peopleAccountRows: readonly AccountRows[] = rowsOf('员工档案', 'moves', 'person').map(
  (rows) => ({ ...rows, isOwnersWork: true as const }),
)
