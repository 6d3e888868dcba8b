import { sql } from 'kysely'
import type { AccountRows } from '#platform/account-rows/account-rows.ts'

export const ledgerAccountRows: readonly AccountRows[] = [
  {
    table: 'ledger_balance',
    column: 'owner_id',
    words: '积分与减碳余额',
    rule: 'prevents',
    only: sql<boolean>`balance > 0`,
  },
  { table: 'ledger_entry', column: 'owner_id', words: '积分与减碳明细', rule: 'stays' },
]
