import type { Generated } from 'kysely'

export interface OutboxTable {
  id: string
  partner: string
  kind: string
  /** The partner is told it with every attempt, so that a repeated delivery has one effect. */
  key: string
  /** Sealed JSON; null once delivered. */
  payload: string | null
  created_at: Date
  /** Null where nobody has, and where a person wants it tried anew. */
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
