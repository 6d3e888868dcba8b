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

declare module '#platform/db/handle.ts' {
  interface Tables {
    behavior_record: BehaviorRecordTable
  }
}
