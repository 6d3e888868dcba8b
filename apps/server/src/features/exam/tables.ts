import type { Generated } from 'kysely'
import type { ExamDocumentKind, ExamState } from '@yf/domain/exam-claim'

export interface ExamClaimTable {
  company_id: string
  id: string
  account_id: string
  /** The examined person; null is the account's own. */
  family_id: string | null
  exam_no: string
  state: ExamState
  member_name: string
  institution: string
  exam_day: string
  amount_fen: number
  bank_card_id: string | null
  /** The package from which the amount is reserved, from submission on. */
  package_id: string | null
  approved_fen: number | null
  /** The reason for a refusal, or for a smaller amount than requested. */
  reason_encrypted: string | null
  created_at: Date
  updated_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  closed_at: Date | null
}

/** The decision of the first of two people. */
export interface ExamProposalTable {
  company_id: string
  exam_id: string
  id: string
  account_id: string
  verdict: 'approve' | 'refuse'
  approved_fen: number | null
  reason_encrypted: string | null
  staff_id: string
  at: Date
}

export interface InvoiceValues {
  readonly invoiceCode: string
  readonly invoiceNumber: string | null
  readonly day: string | null
  readonly billedFen: number | null
  readonly payer: string | null
}

/** All values that an invoice ever had, by their source (decisions §6). */
export interface InvoiceSnapshot {
  readonly read: InvoiceValues | null
  readonly byMember: InvoiceValues | null
  readonly byHandler: InvoiceValues | null
}

export interface ExamDocumentTable {
  company_id: string
  exam_id: string
  id: string
  kind: ExamDocumentKind
  file_id: string
  name: string
  upload_key: string
  page: number
  bytes_hash: string
  state: 'kept' | 'waiting' | 'read' | 'unreadable'
  tries: number
  failure: string | null
  reading_encrypted: string | null
  printed_encrypted: string | null
  invoice_code: Generated<string>
  invoice_number: Generated<string | null>
  invoice_day: Generated<string | null>
  billed_fen: Generated<number | null>
  payer: Generated<string | null>
  is_confirmed: Generated<boolean>
  snapshot: InvoiceSnapshot
  sort: number
  created_at: Date
  read_at: Date | null
  removed_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    exam_claim: ExamClaimTable
    exam_proposal: ExamProposalTable
    exam_document: ExamDocumentTable
  }
}
