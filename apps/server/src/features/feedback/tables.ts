/** The staff member, the time, and the action as encrypted text. */
export interface Handling {
  handled_note: string | null
  handled_by: string | null
  handled_at: Date | null
}

export interface ActivityAdviceTable extends Handling {
  account_id: string
  id: string
  activity_id: string | null
  content: string
  created_at: Date
}

export interface FeedbackTagTable {
  id: string
  kind: 'suggestion' | 'evaluation'
  name: string
  sort: number
}

export interface SuggestionTable extends Handling {
  account_id: string
  id: string
  tag_names: string[]
  content: string
  contact_encrypted: string | null
  created_at: Date
  /** How it was handled when there is no note. */
  answer: string | null
}

export interface SuggestionPictureTable {
  account_id: string
  suggestion_id: string
  file_id: string
  sort: number
}

export interface ServiceRecordTable {
  company_id: string
  id: string
  account_id: string
  third_party_id: string
  service_name: string
  provider: string
  done_at: Date
}

export interface EvaluationTable extends Handling {
  company_id: string
  service_id: string
  score: number
  tag_names: string[]
  content: string
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    activity_advice: ActivityAdviceTable
    feedback_tag: FeedbackTagTable
    suggestion: SuggestionTable
    suggestion_picture: SuggestionPictureTable
    service_record: ServiceRecordTable
    evaluation: EvaluationTable
  }
}
