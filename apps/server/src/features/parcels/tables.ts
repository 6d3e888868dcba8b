import type { ParcelState } from '@yf/domain/parcel'

export interface ParcelTable {
  company_id: string
  id: string
  subject_kind: string
  subject_id: string
  /** To the customer, or back from them. */
  direction: 'out' | 'back'
  courier: string
  parcel_no: string
  phone_tail: string | null
  state: ParcelState
  is_subscribed: boolean
  created_at: Date
  asked_at: Date | null
  delivered_at: Date | null
}

export interface ParcelStepTable {
  company_id: string
  parcel_id: string
  at: Date
  text: string
  state: ParcelState
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    parcel: ParcelTable
    parcel_step: ParcelStepTable
  }
}
