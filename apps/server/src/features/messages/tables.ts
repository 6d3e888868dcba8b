export interface NoticeTable {
  company_id: string
  account_id: string
  id: string
  /** 1 message, 2 notice */
  tab: number
  title: string
  content: string
  /** 2 opens the activity's address */
  type: number
  jump_url: string | null
  jump_code: string | null
  activity_url: string | null
  /** 1 unread, 2 read */
  read_status: number
  created_at: Date
  expires_at: Date | null
}

declare module '../../platform/db/handle.ts' {
  interface Tables {
    notice: NoticeTable
  }
}
