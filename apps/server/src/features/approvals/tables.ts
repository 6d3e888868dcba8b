import type { ApprovalKind } from '@yf/domain/approvals'

export interface ApprovalTable {
  company_id: string
  id: string
  kind: ApprovalKind
  title: string
  lines: readonly string[]
  /** The worth if everything were used. */
  worth_fen: number
  /** The encrypted input of the call; null if it needed no approval. */
  input_encrypted: string | null
  state: 'alone' | 'proposed' | 'confirmed' | 'refused' | 'withdrawn'
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

export interface ApprovalLockTable {
  company_id: string
  kind: ApprovalKind
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    approval: ApprovalTable
    approval_lock: ApprovalLockTable
  }
}
