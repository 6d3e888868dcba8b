import type { Generated } from 'kysely'
import type { BookingState, PlaceKind } from '@yf/domain/booking'

export interface PlaceResourceTable {
  resource_id: string
  kind: PlaceKind
  minutes: number
  is_paused: boolean
  laid_until: string | null
}

export interface PlaceHoursTable {
  resource_id: string
  id: string
  /** 1 Monday to 7 Sunday */
  weekday: number
  from_minute: number
  until_minute: number
  capacity: number
}

export interface PlaceDayOffTable {
  resource_id: string
  id: string
  first_day: string
  last_day: string
  reason: string
  move_to: string | null
}

export interface PlaceTable {
  resource_id: string
  id: string
  kind: PlaceKind
  starts_at: Date
  ends_at: Date
  capacity: number
  taken: number
  closed_at: Date | null
}

export interface PlaceWaitTable {
  resource_id: string
  id: string
  place_id: string
  kind: PlaceKind
  company_id: string
  account_id: string
  choice: string
  state: 'waiting' | 'offered' | 'accepted' | 'left' | 'over'
  starts_at: Date
  ends_at: Date
  joined_at: Date
  offer_until: Date | null
}

export interface BookingTable {
  account_id: string
  id: string
  kind: PlaceKind
  company_id: string
  resource_id: string
  place_id: string | null
  choice: string
  state: BookingState
  starts_at: Date
  ends_at: Date
  package_id: string | null
  /** The order that pays for it if no entitlement does: until it is paid the booking has state 1. */
  order_id: string | null
  only_key: string | null
  reminded_minutes: number | null
  /** Staff chose this slot, because they closed the booked one. */
  was_moved: Generated<boolean>
  is_no_show: boolean
  outcome: string | null
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    place_resource: PlaceResourceTable
    place_hours: PlaceHoursTable
    place_day_off: PlaceDayOffTable
    place: PlaceTable
    place_wait: PlaceWaitTable
    booking: BookingTable
  }
}
