import type { Spot } from '@yf/contract/appointment-shapes'
import type { PlaceKind } from '@yf/domain/booking'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { BookingRow } from './booking-store.ts'

export type AppointmentGround = Pick<Services, 'clock' | 'cipher'> & { readonly db: Db }

/** A booking, or a place in a line: what the two have in common. */
export type Reserved = Pick<
  BookingRow,
  'account_id' | 'id' | 'company_id' | 'resource_id' | 'choice' | 'starts_at'
>

/** What the one list says of an appointment beside its time and state. */
export interface ShownAppointment {
  readonly title: string
  /** Who comes, or with whom. */
  readonly note: string
  /** Where to go; left out where nobody goes anywhere. */
  readonly spot?: Spot | null
  /** From then on its screen has a link to a session. */
  readonly linkFrom?: Date | null
  /** What pays for it, by name. */
  readonly coveredBy?: string | null
  /** A calendar that others see must not say what it is. */
  readonly isPrivate?: boolean
  /** The screen where it is cancelled and changed; left out where nothing can be done. */
  readonly path?: string | null
  /** Digits to show at the counter. */
  readonly code?: string | null
  readonly hints?: readonly string[]
  readonly moduleId?: string | null
}

/** How a kind of booking shows itself; its feature registers it in `app/hooks.ts`. */
export interface AppointmentKind {
  /** Of one person, several at once, by id. One that is missing is shown by the name of its kind alone. */
  shown(ctx: AppointmentGround, rows: readonly Reserved[]): Promise<ReadonlyMap<string, ShownAppointment>>
}

/** An appointment that stands in another's book. */
export interface OutsideBooking extends Pick<
  BookingRow,
  'id' | 'company_id' | 'kind' | 'state' | 'starts_at' | 'ends_at' | 'created_at' | 'outcome'
> {
  readonly shown: ShownAppointment
  /** How it is cancelled, in words: not here. */
  readonly cancelRule: string
}

/** Whoever knows of such appointments: they stand in the one list with ours. */
export interface AppointmentSource {
  readonly kind: PlaceKind
  /** All of one person: nobody has more of them than fit one answer. */
  bookings(ctx: AppointmentGround, accountId: string): Promise<readonly OutsideBooking[]>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    appointmentKinds: Readonly<Partial<Record<PlaceKind, AppointmentKind>>>
    appointmentSources: readonly AppointmentSource[]
  }
}
