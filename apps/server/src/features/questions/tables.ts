import type { Generated } from 'kysely'

export interface QuestionTable {
  company_id: string
  id: string
  category: string
  title: string
  content: string
  sort: number
  is_shown: Generated<boolean>
  /** Number of changes; the next column is the last editor. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface QuestionCountTable {
  company_id: string
  question_id: string
  account_id: string
  day: string
  times: number
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    question: QuestionTable
    question_count: QuestionCountTable
  }
}
