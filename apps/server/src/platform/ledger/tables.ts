import type { Generated } from 'kysely'

export interface LedgerEntryTable {
  company_id: string
  book: string
  owner_id: string
  id: string
  amount: number
  reason: string
  event_key: string
  gives_back: Generated<boolean>
  undoes: string | null
  created_at: Date
}

export interface LedgerBalanceTable {
  company_id: string
  book: string
  owner_id: string
  balance: number
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    ledger_entry: LedgerEntryTable
    ledger_balance: LedgerBalanceTable
  }
}
