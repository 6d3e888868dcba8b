/** A visitor returned from WeChat: the ticket proves that, and binds once. */
export interface WechatVisitTable {
  ticket_hash: string
  open_id: string
  /** The member signed in at that time; the ticket is theirs alone. */
  account_id: string | null
  expires_at: Date
  used_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    wechat_visit: WechatVisitTable
  }
}
