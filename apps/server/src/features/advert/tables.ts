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
}

export interface AdvertCountTable {
  company_id: string
  advert_id: string
  account_id: string
  kind: 'show' | 'click'
  day: string
  times: number
}

declare module '../../platform/db/handle.ts' {
  interface Tables {
    advert: AdvertTable
    advert_count: AdvertCountTable
  }
}
