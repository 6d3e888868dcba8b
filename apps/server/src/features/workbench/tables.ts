import type { Generated, JSONColumnType } from 'kysely'
import type { QueueFilter, QueueListName } from '@yf/contract/queue-shapes'
import type { VisitType } from '@yf/domain/claim-materials'
import type { NoteKind } from '@yf/domain/claim-notes'
import type { StaffRole } from '@yf/domain/staff'
import type { StaffDeed } from '@yf/domain/staff-deeds'

export interface StaffTable {
  id: string
  account: string
  name: string
  role: StaffRole
  /** Of a company's own people. */
  company_id: string | null
  password_hash: string
  is_active: boolean
  created_at: Date
}

export interface StaffSessionTable {
  token_hash: string
  staff_id: string
  created_at: Date
  last_seen_at: Date
  ended_at: Date | null
}

/** Where somebody has worked from: networks and devices. */
export interface StaffPlaceTable {
  staff_id: string
  place_hash: string
  last_at: Date
}

export interface StaffDeedTable {
  staff_id: string
  seq: number
  id: string
  at: Date
  staff_name: string
  role: StaffRole
  deed: StaffDeed
  company_id: string | null
  case_id: string | null
  case_no: string | null
  /** Everything that it showed or changed: cases, and the accounts that they belong to. */
  cases: string[]
  members: string[]
  detail: string
  address: string
  hash: string
}

export interface StaffChainTable {
  staff_id: string
  seq: number
  hash: string
}

export interface StaffAttemptTable {
  staff_id: string
  hour: Date
  call: string
  reason: string
  account: string
  address: string
  id: string
  count: number
  first_at: Date
  last_at: Date
}

export interface TrailCheckTable {
  id: string
  at: Date
  deeds: number
  heads: JSONColumnType<readonly ChainHead[]>
  faults: JSONColumnType<readonly TrailFault[]>
}

/** Where a chain ended when it was looked at. */
export interface ChainHead {
  readonly staffId: string
  readonly seq: number
  readonly hash: string
}

/** missing: a number that is not there; changed: a row that is not what was hashed; cut: the end is gone. */
export interface TrailFault {
  readonly staffId: string
  readonly seq: number
  readonly what: 'missing' | 'changed' | 'cut'
}

export interface ClaimAssignmentTable {
  company_id: string
  case_id: string
  staff_id: string
  at: Date
}

/** The first of two people: what he decided. */
export interface ClaimApprovalTable {
  company_id: string
  case_id: string
  staff_id: string
  verdict: Generated<'approve' | 'reject'>
  /** Whose case it is, where there is a reason under that key. */
  account_id: string | null
  reason: string | null
  payable_fen: number
  lines_hash: string
  at: Date
}

/** What staff tell each other of a case; never changed. */
export interface ClaimNoteTable {
  company_id: string
  case_id: string
  id: string
  account_id: string
  staff_id: string
  staff_name: string
  kind: NoteKind
  was_reached: boolean | null
  words: string
  at: Date
}

/** What somebody narrows the queue by, under a name. */
export interface StaffViewTable {
  staff_id: string
  id: string
  name: string
  list: QueueListName
  filter: JSONColumnType<QueueFilter>
  created_at: Date
}

export interface DeskGroupTable {
  id: string
  name: string
  staff_ids: string[]
}

export interface AssignmentRuleTable {
  id: string
  /** The first that fits counts. */
  sort: number
  company_id: string | null
  visit_type: VisitType | null
  min_fen: number
  max_fen: number | null
  /** Null is the whole desk. */
  group_id: string | null
}

export interface StaffAbsenceTable {
  staff_id: string
  id: string
  first_day: string
  last_day: string
}

export interface PayBatchTable {
  id: string
  batch_no: string
  made_by: string
  /** sent: to the payout partner; file: its payments are ordered from a bank by file */
  state: 'open' | 'sent' | 'file'
  created_at: Date
  sent_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    staff: StaffTable
    staff_session: StaffSessionTable
    staff_place: StaffPlaceTable
    staff_deed: StaffDeedTable
    staff_chain: StaffChainTable
    staff_attempt: StaffAttemptTable
    trail_check: TrailCheckTable
    claim_assignment: ClaimAssignmentTable
    claim_approval: ClaimApprovalTable
    claim_note: ClaimNoteTable
    staff_view: StaffViewTable
    desk_group: DeskGroupTable
    assignment_rule: AssignmentRuleTable
    staff_absence: StaffAbsenceTable
    pay_batch: PayBatchTable
  }
}
