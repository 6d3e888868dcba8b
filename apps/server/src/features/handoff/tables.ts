import type { SiteName } from '@yf/domain/handoff'

export interface MallSignTable {
  account_id: string
  echo_hash: string
  session_hash: string
  expires_at: Date
  used_at: Date | null
}

export interface MallSessionTable {
  token_hash: string
  account_id: string
  session_hash: string
  created_at: Date
  expires_at: Date
}

/** Given to an external site in place of the session token. */
export interface SiteTokenTable {
  token_hash: string
  site: SiteName
  account_id: string
  company_id: string | null
  session_hash: string
  expires_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    mall_sign: MallSignTable
    mall_session: MallSessionTable
    site_token: SiteTokenTable
  }
}
