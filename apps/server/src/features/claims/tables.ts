import type { Generated } from 'kysely'
import type { CaseState } from '@yf/domain/claim-case'
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
}

export interface BankCardTable {
  account_id: string
  id: string
  holder_name: string
  number_hash: string
  /** The hash by which it is found; null until it was placed. */
  found_by: string | null
  number_sealed: string
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

export interface AskedFor {
  readonly words: string
  readonly kinds: readonly MaterialKind[]
  /** Print of the case when it was asked, to see whether anything came. */
  readonly seen?: string
  /** When it was asked: what was there by then has been seen. */
  readonly at?: string
}

export interface ClaimCaseTable {
  company_id: string
  id: string
  account_id: string
  /** Whom the claim is for; null is the applicant. */
  family_id: string | null
  policy_id: string | null
  case_no: string
  flow: Flow
  state: CaseState
  step: number
  insured_name: string
  /** Of the insured's certificate: null in a draft, empty where none is known. */
  insured_hash: string | null
  insured_sealed: string | null
  visit_type: VisitType | null
  visit_start: string | null
  visit_end: string | null
  hospital: string | null
  diagnosis: string | null
  /** What a handler coded it as, sealed like the words. */
  diagnosis_codes: string | null
  accident_note: string | null
  /** What the invoices come to, as the applicant says; of the old flow alone. */
  declared_fen: number | null
  phone_sealed: string | null
  email: string | null
  bank_card_id: string | null
  billed_fen: number
  payable_fen: number | null
  /** What earlier cases come to more since this one is known; part of what is payable. */
  earlier_fen: number
  risk: number
  asked_for: AskedFor | null
  signature_id: string | null
  book_hash: string | null
  book_file_id: string | null
  letter_file_id: string | null
  created_at: Date
  updated_at: Date
  submitted_at: Date | null
  /** By when it is to be decided; null as long as it was not submitted. */
  due_at: Date | null
  decided_at: Date | null
  /** Whether that was after it was due; null where nobody noted it. Looked at again, a case is due anew. */
  decided_late: boolean | null
  closed_at: Date | null
  /** While a decided case is looked at again: the state in which its decision left it. */
  standing_state: StandingState | null
  appealed_at: Date | null
  /** 复核决定通知书 */
  review_file_id: string | null
}

/** Settled and not paid yet, paid, refused. */
export type StandingState = 5 | 6 | 7

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
  reading_sealed: string | null
  /** What the page of a document says in letters; null for a photograph. */
  printed_sealed: string | null
  sort: number
  created_at: Date
  read_at: Date | null
  removed_at: Date | null
}

/** What can be read off a receipt and put right by hand. */
export interface ReceiptValues {
  readonly invoiceCode: string
  readonly invoiceNumber: string | null
  readonly day: string | null
  readonly billedFen: number | null
  /** Paid by social insurance; absent where nobody spoke of it. */
  readonly socialFen?: number
  /** Outside the catalogue; absent where the receipt does not say it. */
  readonly ownExpenseFen?: number
  /** The person's share of covered care, and from the pooled fund and her account at it: each where it is printed. */
  readonly selfPaidFen?: number
  readonly pooledFen?: number
  readonly accountFen?: number
  /** The day of the visit where the receipt names it beside its own. */
  readonly visitDay?: string | null
  readonly payer: string | null
  readonly hospital: string | null
}

/** Both values of each field (decisions §6); `byHandler` is what the console made of it. */
export interface ReceiptSnapshot {
  readonly read: ReceiptValues | null
  readonly byMember: ReceiptValues | null
  readonly byHandler: ReceiptValues | null
  /** Who of the staff was the first to write in it, by name. */
  readonly enteredBy?: string
}

export interface ClaimReceiptTable {
  company_id: string
  case_id: string
  id: string
  material_id: string | null
  invoice_code: string
  invoice_number: string | null
  /** The invoice's */
  day: string | null
  /** The visit's, where the receipt names it. */
  visit_day: string | null
  billed_fen: number | null
  social_fen: number
  own_expense_fen: number
  /** Null where the receipt does not print it. */
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
  /** What used it: a claim, the reimbursement of an exam. */
  subject_kind: string
  subject_id: string
  /** The number that people know it by. */
  subject_no: string
  used_at: Date
}

/** What became of an invoice, for ever. */
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

/** What was signed, as it was then: the case itself may be supplemented and corrected afterwards. */
export interface ClaimBookTable {
  company_id: string
  case_id: string
  content_sealed: string
  created_at: Date
}

export interface ClaimFlagTable {
  company_id: string
  case_id: string
  id: string
  kind: FlagKind
  words: string
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

/** What a decided case used of its policy. */
export interface ClaimUseTable {
  company_id: string
  case_id: string
  policy_id: string
  liability_id: string
  paid_fen: number
  deductible_fen: number
  /** Paid beyond what the case comes to now, and not paid back. */
  overpaid_fen: Generated<number>
}

export interface PaymentTable {
  company_id: string
  /** What is paid: a claim, the reimbursement of an exam. */
  subject_kind: string
  subject_id: string
  /** The number that people know it by. */
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
    claim_use: ClaimUseTable
    payment: PaymentTable
  }
}
