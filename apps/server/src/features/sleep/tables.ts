import type { CourseState } from '@yf/domain/sleep/courses'
export interface SleepPersonTable {
  account_id: string
  subject_no: string
  share_code: string
  consented_at: Date
  enrolled_at: Date | null
}

export interface SleepAnswerTable {
  account_id: string
  code: string
  day: string
  id: string
  content: string
  created_at: Date
}

export interface SleepNightTable {
  account_id: string
  day: string
  id: string
  content: string
  updated_at: Date
}

export interface SleepCourseTable {
  account_id: string
  id: string
  company_id: string
  package_id: string
  days: number
  /** 1 starting, 2 running, 3 done, 4 refused */
  state: CourseState
  done_days: number[]
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

export interface SleepReportTable {
  account_id: string
  content_hash: string
  file_id: string
}

export interface SleepLeadTable {
  phone_hash: string
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    sleep_person: SleepPersonTable
    sleep_answer: SleepAnswerTable
    sleep_night: SleepNightTable
    sleep_course: SleepCourseTable
    sleep_report: SleepReportTable
    sleep_lead: SleepLeadTable
  }
}
