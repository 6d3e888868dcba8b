export interface OfflineModuleTable {
  id: string
  name: string
  summary: string
  icon: string
  supplier_code: string | null
  hints: string[]
  sort: number
}

export interface OfflineSiteTable {
  /** Also the id of the resource whose slots are booked. */
  id: string
  module_id: string
  company_id: string | null
  name: string
  city: string
  address: string
  longitude: number | null
  latitude: number | null
  phone: string | null
  sort: number
}

export interface OfflineBookingTable {
  account_id: string
  booking_id: string
  code: string
  covered_by: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    offline_module: OfflineModuleTable
    offline_site: OfflineSiteTable
    offline_booking: OfflineBookingTable
  }
}
