import type { ErrorKind } from '@yf/domain/client-error'
import type { Generated } from 'kysely'

export interface BehaviorRecordTable {
  company_id: string
  account_id: string
  day: string
  id: string
  page_key: string
  categary: string
  module: string
  feature: string
  operation: 0 | 1 | 2
  detail: string | null
  occurred_at: Date
  received_at: Date
}

/** The same error on one day, in one row. */
export interface ClientErrorTable {
  fingerprint: string
  day: string
  kind: ErrorKind
  name: string
  message: string
  frames: string[]
  route: string
  version: string
  environment: string
  count: Generated<number>
  first_at: Date
  last_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    behavior_record: BehaviorRecordTable
    client_error: ClientErrorTable
  }
}
