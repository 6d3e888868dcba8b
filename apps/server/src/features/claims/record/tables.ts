import type { Generated, JSONColumnType } from 'kysely'
import type { AdjudicatedLine } from '@yf/domain/adjudication'
import type { AppealReason } from '@yf/domain/claim-appeal'
import type { ApplyStep, CaseState } from '@yf/domain/claim-case'
import type { FlagKind } from '@yf/domain/claim-flags'
import type { MaterialKind, VisitType } from '@yf/domain/claim-materials'

export interface ClaimRuleTable {
  company_id: string
  redirect_url: string | null
  opens_on: string | null
  flow: 'new' | 'old'
  single_fen: number
  automatic_fen: number
  four_eyes_fen: number
  mail_address: string
  tip: string
  china_life_city: 'SZ' | 'SH' | null
  /** Number of changes. */
  revision: Generated<number>
}

export interface BankCardTable {
  account_id: string
  id: string
  holder_name: string
  number_hash: string
  /** The hash in the lookup table; null until it was entered there. */
  found_by: string | null
  number_encrypted: string
  last_four: string
  bank_code: string
  bank_name: string
  card_kind: string
  province: string
  city: string
  branch: string
  created_at: Date
  removed_at: Date | null
}

export interface HandSignatureTable {
  account_id: string
  id: string
  file_id: string
  created_at: Date
}

export type Flow = 'new' | 'old' | 'hospital'

export interface SupplementRequest {
  readonly words: string
  readonly kinds: readonly MaterialKind[]
  /** Fingerprint of the case at the request, to detect whether anything was added. */
  readonly seen?: string
  /** The time of the request: files that existed then were seen. */
  readonly at?: string
}

export interface ClaimCaseTable {
  company_id: string
  id: string
  account_id: string
  /** The insured family member; null is the applicant. */
  family_id: string | null
  policy_id: string | null
  case_no: string
  flow: Flow
  state: CaseState
  step: ApplyStep
  insured_name: string
  /** Hash of the insured's certificate: null in a draft, empty if it is unknown. */
  insured_hash: string | null
  insured_encrypted: string | null
  visit_type: VisitType | null
  visit_start: string | null
  visit_end: string | null
  hospital: string | null
  diagnosis: string | null
  /** The codes set by a handler, encrypted like the description. */
  diagnosis_codes: string | null
  accident_note: string | null
  /** The sum of the invoices as declared by the applicant; only in the old flow. */
  declared_fen: number | null
  phone_encrypted: string | null
  email: string | null
  bank_card_id: string | null
  billed_fen: number
  payable_fen: number | null
  /** The increase of earlier cases due to this one; part of the payable sum. */
  earlier_fen: number
  risk: number
  asked_for: SupplementRequest | null
  signature_id: string | null
  book_hash: string | null
  book_file_id: string | null
  letter_file_id: string | null
  created_at: Date
  updated_at: Date
  submitted_at: Date | null
  /** The time by which it has to be decided; null before submission. */
  due_at: Date | null
  decided_at: Date | null
  /** Whether it was decided late; null in older rows. A review sets a new due time. */
  decided_late: boolean | null
  closed_at: Date | null
  /** During a review: the state after the decision in force. */
  decided_state: DecidedState | null
  appealed_at: Date | null
  /** 复核决定通知书 */
  review_file_id: string | null
}

/** Settled and not paid yet, paid, refused. */
export type DecidedState = 5 | 6 | 7

export type ReadingState = 'kept' | 'waiting' | 'reading' | 'read' | 'unreadable' | 'failed'

export interface ClaimMaterialTable {
  company_id: string
  case_id: string
  id: string
  kind: MaterialKind
  is_kind_given: boolean
  is_saved: boolean
  file_id: string
  name: string
  upload_key: string
  page: number
  bytes_hash: string
  look_hash: string | null
  state: ReadingState
  tries: number
  failure: string | null
  reading_encrypted: string | null
  /** The text layer of a document's page; null for a photograph. */
  printed_encrypted: string | null
  sort: number
  created_at: Date
  read_at: Date | null
  removed_at: Date | null
}

/** The values of a receipt that are recognised and can be corrected by hand. */
export interface ReceiptValues {
  readonly invoiceCode: string
  readonly invoiceNumber: string | null
  readonly day: string | null
  readonly billedFen: number | null
  /** Paid by social insurance; absent if unknown. */
  readonly socialFen?: number
  /** Outside the catalogue; absent if the receipt does not say it. */
  readonly ownExpenseFen?: number
  /**
   * The personal share of covered care, the amount from the pooled fund and from the personal account: each if
   * printed.
   */
  readonly selfPaidFen?: number
  readonly pooledFen?: number
  readonly accountFen?: number
  /** The day of the visit, if the receipt states it in addition to its own day. */
  readonly visitDay?: string | null
  readonly payer: string | null
  readonly hospital: string | null
}

/** Recognised and entered values of each field (decisions §6); `byHandler` are those set in the console. */
export interface ReceiptSnapshot {
  readonly read: ReceiptValues | null
  readonly byMember: ReceiptValues | null
  readonly byHandler: ReceiptValues | null
  /** Name of the first member of staff who edited it. */
  readonly enteredBy?: string
}

export interface ClaimReceiptTable {
  company_id: string
  case_id: string
  id: string
  material_id: string | null
  invoice_code: string
  invoice_number: string | null
  /** The day of the invoice. */
  day: string | null
  /** The day of the visit, if the receipt states it. */
  visit_day: string | null
  billed_fen: number | null
  social_fen: number
  own_expense_fen: number
  /** Null if the receipt does not print it. */
  self_paid_fen: number | null
  pooled_fen: number | null
  account_fen: number | null
  excluded_fen: number
  excluded_reason: string | null
  payer: string | null
  hospital: string | null
  snapshot: ReceiptSnapshot
  is_sure: boolean
  is_confirmed: boolean
  sort: number
}

export interface InvoiceUseTable {
  invoice_code: string
  invoice_number: string
  company_id: string
  /** The user of the invoice: a claim, or the reimbursement of an exam. */
  subject_kind: string
  subject_id: string
  /** The human-readable number. */
  subject_no: string
  used_at: Date
}

/** The outcome of an invoice; never deleted. */
export interface InvoiceOutcomeTable {
  invoice_number: string
  invoice_code: string
  subject_kind: string
  subject_id: string
  subject_no: string
  outcome: 'settled' | 'rejected' | 'withdrawn' | 'cancelled'
  reason: string
  happened_at: Date
}

/** Snapshot of what was signed: the case itself may be supplemented and corrected afterwards. */
export interface ClaimBookTable {
  company_id: string
  case_id: string
  content_encrypted: string
  created_at: Date
}

export interface ClaimFlagTable {
  company_id: string
  case_id: string
  id: string
  kind: FlagKind
  text: string
  weight: number
}

export interface ClaimLineTable {
  company_id: string
  case_id: string
  receipt_id: string
  liability_id: string | null
  billed_fen: number
  excluded_fen: number
  social_fen: number
  own_expense_fen: number
  deductible_fen: number
  ratio: number
  over_limit_fen: number
  payable_fen: number
  reason: string
  is_by_hand: boolean
}

/** A submitted case, by its hospital. */
export interface HospitalSubmissionTable {
  hospital: string
  case_id: string
  submitted_at: Date
}

/** The account of a card with this number. */
export interface CardLookupTable {
  number_hash: string
  card_id: string
  account_id: string
}

/** The revision of a decided case. */
export interface ClaimRevisionTable {
  company_id: string
  case_id: string
  id: string
  kind: 'appeal' | 'reopening'
  reason: AppealReason | null
  text_encrypted: string
  explanation_encrypted: string | null
  opened_at: Date
  before_state: DecidedState
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
export interface RevisionFacts {
  readonly visit: Pick<ClaimCaseTable, 'visit_type' | 'visit_start' | 'visit_end' | 'hospital'>
  readonly receipt: Omit<ClaimReceiptTable, 'snapshot'>
}

export interface ClaimRevisionLineTable {
  company_id: string
  case_id: string
  revision_id: string
  receipt_id: string
  line: JSONColumnType<AdjudicatedLine>
  facts: JSONColumnType<RevisionFacts>
  is_by_hand: boolean
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    claim_rule: ClaimRuleTable
    bank_card: BankCardTable
    hand_signature: HandSignatureTable
    claim_case: ClaimCaseTable
    claim_material: ClaimMaterialTable
    claim_receipt: ClaimReceiptTable
    invoice_use: InvoiceUseTable
    invoice_outcome: InvoiceOutcomeTable
    claim_book: ClaimBookTable
    claim_flag: ClaimFlagTable
    claim_line: ClaimLineTable
    claim_revision: ClaimRevisionTable
    claim_revision_line: ClaimRevisionLineTable
    hospital_submission: HospitalSubmissionTable
    card_lookup: CardLookupTable
  }
}
