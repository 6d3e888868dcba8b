import { rowsOf, uncountedRowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const equityAccountRows: readonly AccountRows[] = [
  ...rowsOf('保单', 'moves', 'policy'),
  ...uncountedRowsOf('权益', 'moves', 'equity_package', 'health_welfare', 'free_equity_activation'),
]
