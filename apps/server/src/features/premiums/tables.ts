import type { PremiumSegment } from '@yf/domain/premium'
import type { PremiumChange, PremiumChangeKind } from '@yf/domain/premium-line'
import type { PremiumState } from '@yf/domain/premium-statement'
import type { Generated } from 'kysely'

/** By the key of the class. Somebody who changes the class counts in both. */
export type ClassSums = Readonly<
  Record<string, { readonly people: number; readonly days: number; readonly fen: number }>
>
export type ChangeSums = Readonly<
  Partial<Record<PremiumChangeKind, { readonly people: number; readonly fen: number }>>
>

export interface PremiumStatementTable {
  company_id: string
  id: string
  contract_id: string
  month: string
  state: PremiumState
  statement_no: string | null
  revision: Generated<number>
  contract_version_no: number
  computed_until: string | null
  people: Generated<number>
  unpriced: Generated<number>
  premium_fen: Generated<number>
  correction_fen: Generated<number>
  previous_fen: Generated<number>
  by_class: ClassSums
  by_change: ChangeSums
  created_by: string
  created_at: Date
  moved_at: Date
  submitted_by: string | null
  submitted_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

export interface PremiumLineTable {
  company_id: string
  statement_id: string
  person_id: string
  contract_id: string
  enrolment_id: string
  days: number
  premium_fen: number
  correction_fen: number
  previous_fen: number
  segments: readonly PremiumSegment[]
  changes: readonly PremiumChange[]
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    premium_statement: PremiumStatementTable
    premium_line: PremiumLineTable
  }
}
