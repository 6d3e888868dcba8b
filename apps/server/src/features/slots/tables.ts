import type { Generated } from 'kysely'
import type { BookingState, SlotKind } from '@yf/domain/booking'

export interface SlotResourceTable {
  resource_id: string
  kind: SlotKind
  minutes: number
  is_paused: boolean
  laid_until: string | null
}

export interface SlotHoursTable {
  resource_id: string
  id: string
  /** 1 Monday to 7 Sunday */
  weekday: number
  from_minute: number
  until_minute: number
  capacity: number
}

export interface SlotDayOffTable {
  resource_id: string
  id: string
  first_day: string
  last_day: string
  reason: string
  move_to: string | null
}

export interface SlotTable {
  resource_id: string
  id: string
  kind: SlotKind
  starts_at: Date
  ends_at: Date
  capacity: number
  taken: number
  closed_at: Date | null
}

export interface SlotWaitTable {
  resource_id: string
  id: string
  slot_id: string
  kind: SlotKind
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
  kind: SlotKind
  company_id: string
  resource_id: string
  slot_id: string | null
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
    slot_resource: SlotResourceTable
    slot_hours: SlotHoursTable
    slot_day_off: SlotDayOffTable
    slot: SlotTable
    slot_waitlist: SlotWaitTable
    booking: BookingTable
  }
}
