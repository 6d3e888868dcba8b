import type { Generated, JSONColumnType } from 'kysely'
import type { QueueFilter, QueueListName } from '@yf/contract/queue-shapes'
import type { VisitType } from '@yf/domain/claim-materials'
import type { NoteKind } from '@yf/domain/claim-notes'

export interface ClaimAssignmentTable {
  company_id: string
  case_id: string
  staff_id: string
  at: Date
}

/** The decision of the first of two people. */
export interface ClaimApprovalTable {
  company_id: string
  case_id: string
  staff_id: string
  verdict: Generated<'approve' | 'reject'>
  /** The owner of the case, if there is a reason encrypted with their key. */
  account_id: string | null
  reason: string | null
  payable_fen: number
  lines_hash: string
  at: Date
}

/** Internal notes of staff about a case; never changed. */
export interface ClaimNoteTable {
  company_id: string
  case_id: string
  id: string
  account_id: string
  staff_id: string
  staff_name: string
  kind: NoteKind
  was_reached: boolean | null
  text: string
  at: Date
}

/** A queue filter that somebody saved under a name. */
export interface StaffViewTable {
  staff_id: string
  id: string
  name: string
  list: QueueListName
  filter: JSONColumnType<QueueFilter>
  created_at: Date
}

export interface HandlerGroupTable {
  id: string
  name: string
  staff_ids: string[]
}

export interface AssignmentRuleTable {
  id: string
  /** The first matching rule applies. */
  sort: number
  company_id: string | null
  visit_type: VisitType | null
  min_fen: number
  max_fen: number | null
  /** Null is all handlers. */
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
  /** sent: to the payout partner; file: a bank pays by file */
  state: 'open' | 'sent' | 'file'
  created_at: Date
  sent_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    claim_assignment: ClaimAssignmentTable
    claim_approval: ClaimApprovalTable
    claim_note: ClaimNoteTable
    staff_view: StaffViewTable
    staff_group: HandlerGroupTable
    assignment_rule: AssignmentRuleTable
    staff_absence: StaffAbsenceTable
    pay_batch: PayBatchTable
  }
}
