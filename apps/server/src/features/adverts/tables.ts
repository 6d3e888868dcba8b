import type { Generated } from 'kysely'

export interface AdvertTable {
  company_id: string
  id: string
  position: 'banner' | 'strip' | 'dialog' | 'announcement'
  title: string
  summary: string
  pic_link: string | null
  jump_url: string | null
  sort: number
  starts_at: Date
  ends_at: Date
  /** Number of changes; the next column is the last editor. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface AdvertCountTable {
  company_id: string
  advert_id: string
  account_id: string
  kind: 'show' | 'click'
  day: string
  times: number
}

export interface PromotionTable {
  id: string
  title: string
  summary: string
  pic_link: string | null
  jump_url: string | null
  starts_at: Date
  ends_at: Date
}

export interface PromotionRecordTable {
  promotion_id: string
  day: string
  visitor_hash: string
  id: string
  account_id: string | null
  phone_encrypted: string | null
  created_at: Date
  note_encrypted: string | null
  contacted_by: string | null
  contacted_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    advert: AdvertTable
    advert_count: AdvertCountTable
    promotion: PromotionTable
    promotion_record: PromotionRecordTable
  }
}
