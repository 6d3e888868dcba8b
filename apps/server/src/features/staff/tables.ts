import type { JSONColumnType } from 'kysely'
import type { StaffRole } from '@yf/domain/staff'
import type { AuditAction } from '@yf/domain/audit-actions'

export interface StaffTable {
  id: string
  account: string
  name: string
  role: StaffRole
  /** Set for company staff. */
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

/** Known login origins: networks and devices. */
export interface LoginOriginTable {
  staff_id: string
  origin_hash: string
  last_at: Date
}

export interface AuditEventTable {
  staff_id: string
  seq: number
  id: string
  at: Date
  staff_name: string
  role: StaffRole
  action: AuditAction
  company_id: string | null
  case_id: string | null
  case_no: string | null
  /** Everything that was shown or changed: cases, and the accounts that they belong to. */
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

export interface DeniedRequestTable {
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

export interface AuditLogCheckTable {
  id: string
  at: Date
  events: number
  heads: JSONColumnType<readonly ChainHead[]>
  faults: JSONColumnType<readonly ChainFault[]>
}

/** The end of a chain at the last check. */
export interface ChainHead {
  readonly staffId: string
  readonly seq: number
  readonly hash: string
}

/** missing: a number is absent; changed: a row differs from its hash; cut: the end is gone. */
export interface ChainFault {
  readonly staffId: string
  readonly seq: number
  readonly what: 'missing' | 'changed' | 'cut'
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    staff: StaffTable
    staff_session: StaffSessionTable
    staff_origin: LoginOriginTable
    audit_event: AuditEventTable
    staff_chain: StaffChainTable
    denied_request: DeniedRequestTable
    audit_check: AuditLogCheckTable
  }
}
