import type { JSONColumnType } from 'kysely'

export interface CardBatchTable {
  company_id: string
  id: string
  name: string
  summary: string
  benefits: string[]
  supplier_code: string
  times: number
  time_fen: number
  size: number
  valid_days: number
  collect_until: Date
  /** `draft`: its codes were not taken yet, so it has none. */
  state: 'draft' | 'open' | 'void'
  void_reason: string | null
  staff_id: string
  staff_name: string
  created_at: Date
}

/** One row per card; the code is stored only as a hash. */
export interface CardCodeTable {
  company_id: string
  id: string
  batch_id: string
  code_hash: string
  account_id: string | null
  package_id: string | null
  collected_at: Date | null
}

export interface CardHandoverTable {
  company_id: string
  id: string
  package_id: string
  /** The employee who gave the card. */
  account_id: string
  family_id: string
  kind: 'given' | 'takenBack'
  used_then: number
  created_at: Date
}

export interface CardBookRecordTable {
  company_id: string
  id: string
  package_id: string
  /** The owner of the booking: an adult with their own account shows their bookings to nobody else. */
  subject_id: string
  family_id: string | null
  provider: string
  booking_no: string
  content_encrypted: string
  starts_at: Date
  /** 1 已预约, 2 已完成, 3 已取消 */
  state: number
  created_at: Date
  updated_at: Date
}

export interface RadarSwitchTable {
  account_id: string
  is_on: boolean
  updated_at: Date
}

export interface RadarNoticeTable {
  account_id: string
  subject_id: string
  stage: number
  end_day: string
  created_at: Date
}

export interface QuotaImportTable {
  company_id: string
  digest: string
  id: string
  staff_id: string
  row_count: number
  created_at: Date
}

export interface OptionalItemRow {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly supplierCode: string
  readonly times: number
  readonly timeFen: number
}

export interface OptionalOfferTable {
  company_id: string
  id: string
  title: string
  summary: string
  audience: 'self' | 'family'
  pick: number
  items: JSONColumnType<readonly OptionalItemRow[]>
  opens_at: Date
  closes_at: Date
  use_until: Date
  void_reason: string | null
  staff_id: string
  staff_name: string
  created_at: Date
  /** Everybody who had joined the company by this time was notified of the opening. */
  notified_until: Date | null
}

export interface OptionalNoticeTable {
  company_id: string
  offer_id: string
  account_id: string
  notified_at: Date
}

export interface OptionalChooserTable {
  company_id: string
  offer_id: string
  account_id: string
  changed_at: Date
}

export interface OptionalChoiceTable {
  company_id: string
  id: string
  offer_id: string
  account_id: string
  family_id: string | null
  item_id: string
  package_id: string
  chosen_at: Date
  /** When it was replaced by another choice. */
  dropped_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    card_batch: CardBatchTable
    card_code: CardCodeTable
    card_handover: CardHandoverTable
    card_booking: CardBookRecordTable
    radar_switch: RadarSwitchTable
    radar_notice: RadarNoticeTable
    quota_import: QuotaImportTable
    optional_offer: OptionalOfferTable
    optional_chooser: OptionalChooserTable
    optional_choice: OptionalChoiceTable
    optional_notice: OptionalNoticeTable
  }
}
