/** staff: a member of staff ended it. */
export type SessionEnd = 'replaced' | 'logout' | 'staff'

export interface SessionTable {
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  ended_at: Date | null
  end_reason: SessionEnd | null
}

/** The current session of each account. Empty before its first session. */
export interface CurrentSessionTable {
  account_id: string
  token_hash: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    session: SessionTable
    current_session: CurrentSessionTable
  }
}
