import type { Generated } from 'kysely'

export interface OutboxTable {
  id: string
  partner: string
  kind: string
  /** Sent to the partner with every attempt, so that a repeated delivery has one effect. */
  key: string
  /** Encrypted JSON; null once delivered. */
  payload: string | null
  created_at: Date
  /** Null when there was no attempt, or after an operator has restarted it. */
  tried_at: Generated<Date | null>
  delivered_at: Date | null
  attempts: Generated<number>
  last_error: string | null
  dead_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}
