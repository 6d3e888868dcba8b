import type { JSONColumnType } from 'kysely'
import type { Line } from '@yf/domain/adjudication'
import type { AppealReason } from '@yf/domain/claim-appeal'
import type { ClaimCaseTable, ClaimReceiptTable, StandingState } from './tables.ts'

/** The revision of a decided case. */
export interface ClaimRevisionTable {
  company_id: string
  case_id: string
  id: string
  kind: 'appeal' | 'reopening'
  reason: AppealReason | null
  words_encrypted: string
  explanation_encrypted: string | null
  opened_at: Date
  before_state: StandingState
  before_payable_fen: number
  before_earlier_fen: number
  before_decided_at: Date
  before_letter_id: string | null
  /** The diagnosis of that decision, encrypted as in the case. */
  diagnosis: string | null
  diagnosis_codes: string | null
  outcome: 'upheld' | 'changed' | null
  after_payable_fen: number | null
  closed_at: Date | null
}

/** The rule's input for a receipt at the decision. */
export interface StandingFacts {
  readonly visit: Pick<ClaimCaseTable, 'visit_type' | 'visit_start' | 'visit_end' | 'hospital'>
  readonly receipt: Omit<ClaimReceiptTable, 'snapshot'>
}

export interface ClaimRevisionLineTable {
  company_id: string
  case_id: string
  revision_id: string
  receipt_id: string
  line: JSONColumnType<Line>
  facts: JSONColumnType<StandingFacts>
  is_by_hand: boolean
}

export interface ClaimRecoveryTable {
  company_id: string
  case_id: string
  id: string
  amount_fen: number
  agreed_on: string
  paper_file_id: string
  state: 'agreed' | 'received' | 'dropped'
  made_by: string
  made_at: Date
  ended_at: Date | null
  note: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    claim_revision: ClaimRevisionTable
    claim_revision_line: ClaimRevisionLineTable
    claim_recovery: ClaimRecoveryTable
  }
}
