import type { StaffRole } from '@yf/domain/staff'

export interface StaffTable {
  id: string
  account: string
  name: string
  role: StaffRole
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
  id: string
  at: Date
  staff_id: string
  staff_name: string
  role: StaffRole
  deed: string
  company_id: string | null
  case_id: string | null
  case_no: string | null
  detail: string
  address: string
}

export interface ClaimAssignmentTable {
  company_id: string
  case_id: string
  staff_id: string
  at: Date
}

export interface ClaimApprovalTable {
  company_id: string
  case_id: string
  staff_id: string
  payable_fen: number
  lines_hash: string
  at: Date
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
    claim_assignment: ClaimAssignmentTable
    claim_approval: ClaimApprovalTable
    pay_batch: PayBatchTable
  }
}
