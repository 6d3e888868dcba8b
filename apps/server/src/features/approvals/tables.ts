import type { GrantKind } from '@yf/domain/approvals'

export interface GrantTable {
  company_id: string
  id: string
  kind: GrantKind
  title: string
  lines: readonly string[]
  /** If everything of it were used. */
  worth_fen: number
  /** What was asked for, as the call had it; null where it was done at once. */
  input_sealed: string | null
  state: 'alone' | 'proposed' | 'confirmed' | 'refused' | 'withdrawn'
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

export interface GrantLockTable {
  company_id: string
  kind: GrantKind
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    desk_grant: GrantTable
    desk_grant_lock: GrantLockTable
  }
}
