import type {
  AppraisalTag,
  CounsellingField,
  CounsellingLanguage,
  CounsellingWay,
} from '@yf/domain/counselling'

export interface CounsellorTable {
  /** Also the id of the resource whose slots are booked. */
  id: string
  name: string
  title: string
  portrait: string | null
  years: number
  city: string
  address: string
  introduction: string
  qualifications: string[]
  fields: CounsellingField[]
  languages: CounsellingLanguage[]
  ways: CounsellingWay[]
  price_fen: number
  sort: number
}

export interface EapSessionTable {
  account_id: string
  booking_id: string
  counsellor_id: string
  price_fen: number
  covered_by: string | null
  text_encrypted: string | null
  stars: number | null
}

export interface EapAppraisalTable {
  counsellor_id: string
  booking_id: string
  account_id: string
  stars: number
  tags: AppraisalTag[]
  text_encrypted: string | null
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    counsellor: CounsellorTable
    eap_session: EapSessionTable
    eap_appraisal: EapAppraisalTable
  }
}
