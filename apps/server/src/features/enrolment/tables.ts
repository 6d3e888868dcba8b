import type { CoverEventKind, EndReason } from '@yf/domain/cover'

export interface EnrolmentTable {
  company_id: string
  id: string
  contract_id: string
  person_id: string
  class_key: string
  starts_on: string
  ends_on: string
  waiting_from: string
}

export interface EnrolmentEventTable {
  company_id: string
  enrolment_id: string
  seq: number
  kind: CoverEventKind
  day: string
  last_day: string | null
  class_key: string | null
  waiting_from: string | null
  version_no: number | null
  end_reason: EndReason | null
  at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    enrolment: EnrolmentTable
    enrolment_event: EnrolmentEventTable
  }
}
