import type { Generated } from 'kysely'

/** The amounts that a decided case used of its policy. */
export interface ClaimUseTable {
  company_id: string
  case_id: string
  policy_id: string
  liability_id: string
  paid_fen: number
  deductible_fen: number
  /** Paid beyond the present sum of the case, and not paid back. */
  overpaid_fen: Generated<number>
}

export interface PaymentTable {
  company_id: string
  /** The subject of the payment: a claim, or the reimbursement of an exam. */
  subject_kind: string
  subject_id: string
  /** The human-readable number. */
  subject_no: string
  id: string
  batch_id: string | null
  amount_fen: number
  account_id: string
  bank_card_id: string
  state: 'waiting' | 'sent' | 'paid' | 'failed'
  is_at_once: boolean
  tries: number
  receipt: string | null
  failure: string | null
  created_at: Date
  sent_at: Date | null
  asked_at: Date | null
  paid_at: Date | null
  is_by_file: Generated<boolean>
}

export interface ClaimRecoveryTable {
  company_id: string
  case_id: string
  id: string
  amount_fen: number
  agreed_on: string
  document_file_id: string
  state: 'agreed' | 'received' | 'dropped'
  made_by: string
  made_at: Date
  ended_at: Date | null
  note: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    claim_use: ClaimUseTable
    payment: PaymentTable
    claim_recovery: ClaimRecoveryTable
  }
}
