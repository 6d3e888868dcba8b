export interface PartnerEventTable {
  partner: string
  event_id: string
  kind: string
  outcome: 'applied' | 'ignored'
  received_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    partner_event: PartnerEventTable
  }
}
