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
  /** Set exactly where it is read. */
  read_at: Date | null
}

export interface QuestionTable {
  company_id: string
  id: string
  category: string
  title: string
  content: string
  sort: number
}

export interface QuestionCountTable {
  company_id: string
  question_id: string
  account_id: string
  day: string
  times: number
}

export interface ServiceCalendarTable {
  day: string
  works: boolean
  note: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    notice: NoticeTable
    question: QuestionTable
    question_count: QuestionCountTable
    service_calendar: ServiceCalendarTable
  }
}
