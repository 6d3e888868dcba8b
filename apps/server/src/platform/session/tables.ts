export interface SessionTable {
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  ended_at: Date | null
  end_reason: 'replaced' | 'logout' | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    session: SessionTable
  }
}
