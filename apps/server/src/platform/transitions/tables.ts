export interface StateEventTable {
  company_id: string
  subject_kind: string
  subject_id: string
  id: string
  from_state: string | null
  to_state: string
  actor: string
  reason: string
  at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    state_event: StateEventTable
  }
}
