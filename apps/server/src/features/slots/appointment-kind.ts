import type { Spot } from '@yf/contract/appointment-shapes'
import type { SlotKind } from '@yf/domain/booking'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { BookingRow } from './booking-store.ts'

export type AppointmentKindDeps = Pick<Services, 'clock' | 'cipher'> & { readonly db: Db }

/** The common part of a booking and a waitlist entry. */
export type Reservation = Pick<
  BookingRow,
  'account_id' | 'id' | 'company_id' | 'resource_id' | 'choice' | 'starts_at'
>

/** The fields of an appointment in the list, in addition to time and state. */
export interface AppointmentDisplay {
  readonly title: string
  /** The person who attends, or the person they meet. */
  readonly note: string
  /** The address; omitted for online appointments. */
  readonly spot?: Spot | null
  /** From this time on its page has a link to an online session. */
  readonly linkFrom?: Date | null
  /** The name of what pays for it. */
  readonly coveredBy?: string | null
  /** A calendar visible to others must not reveal what it is. */
  readonly isPrivate?: boolean
  /** The screen for cancelling and changing; omitted if neither is possible. */
  readonly path?: string | null
  /** Digits to show at the counter. */
  readonly code?: string | null
  readonly hints?: readonly string[]
  readonly moduleId?: string | null
}

/** How a kind of booking is displayed; its feature registers this in `app/extension-points.ts`. */
export interface AppointmentKind {
  /** Several bookings of one person, by id. A missing one is shown only with the name of its kind. */
  display(
    ctx: AppointmentKindDeps,
    rows: readonly Reservation[],
  ): Promise<ReadonlyMap<string, AppointmentDisplay>>
}

/** An appointment that is managed by another system. */
export interface OutsideBooking extends Pick<
  BookingRow,
  'id' | 'company_id' | 'kind' | 'state' | 'starts_at' | 'ends_at' | 'created_at' | 'outcome'
> {
  readonly display: AppointmentDisplay
  /** How to cancel it, as text: not here. */
  readonly cancelRule: string
}

/** A source of external appointments, which are listed together with ours. */
export interface AppointmentSource {
  readonly kind: SlotKind
  /** All bookings of one person: they fit into one answer. */
  bookings(ctx: AppointmentKindDeps, accountId: string): Promise<readonly OutsideBooking[]>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    appointmentKinds: Readonly<Partial<Record<SlotKind, AppointmentKind>>>
    appointmentSources: readonly AppointmentSource[]
  }
}
