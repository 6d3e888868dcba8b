import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const companyAccountRows: readonly AccountRows[] = [
  ...rowsOf('企业', 'moves', 'membership'),
  { table: 'membership', column: 'holder_account_id', words: '家属账号', rule: 'prevents' },
  // The other account gets the same companies. The rows stay, because so does history at these companies.
  ...rowsOf('企业记录', 'stays', 'account_company'),
]
