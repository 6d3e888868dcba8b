import { randomUUID } from 'node:crypto'
import {
  providerBookingKinds,
  type ProviderBooking,
  type ProviderBookingKind,
} from '@yf/partner-contract/benefit-provider'
import type { NoLoginGuest } from '@yf/partner-contract/no-login-link'

export interface StoredBooking extends ProviderBooking {
  kind: ProviderBookingKind
}

const dayMs = 86_400_000
const shanghaiMs = 8 * 3_600_000
const most = 10_000

/** Tomorrow in Shanghai, at half past nine. */
const tomorrow = (now: Date): string =>
  `${new Date(now.getTime() + shanghaiMs + dayMs).toISOString().slice(0, 10)} 09:30:00`

/** The guests' bookings; reset at each start. */
export function createBookings(institution: string) {
  const stored = new Map<string, StoredBooking>()
  return {
    of: ({ memberNo, benefitNo }: NoLoginGuest): StoredBooking[] =>
      [...stored.values()].filter((one) => one.memberNo === memberNo && one.benefitNo === benefitNo),

    make({ memberNo, benefitNo, benefitName }: NoLoginGuest, now: Date): StoredBooking {
      const booking: StoredBooking = {
        bookingNo: randomUUID(),
        benefitNo,
        memberNo,
        institution,
        item: benefitName,
        startTime: tomorrow(now),
        kind: providerBookingKinds.made,
      }
      if (stored.size >= most) stored.clear()
      stored.set(booking.bookingNo, booking)
      return booking
    },

    /** null if it is another guest's booking or has already ended. */
    end({ memberNo }: NoLoginGuest, bookingNo: string, kind: ProviderBookingKind): StoredBooking | null {
      const booking = stored.get(bookingNo)
      if (booking?.memberNo !== memberNo || booking.kind !== providerBookingKinds.made) return null
      booking.kind = kind
      return booking
    },
  }
}

export type Bookings = ReturnType<typeof createBookings>
