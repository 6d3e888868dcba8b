/** FUYA's and JINGHE's notices of bookings that guests made on their pages, in the common event protocol. */
export const providerBookingKinds = {
  made: 'booking.made',
  used: 'booking.used',
  cancelled: 'booking.cancelled',
} as const
export type ProviderBookingKind = (typeof providerBookingKinds)[keyof typeof providerBookingKinds]

export const providerBookingPath = (provider: 'fuya' | 'jinghe'): string => `${provider}/booking`

export interface ProviderBooking {
  /** The provider's own. */
  readonly bookingNo: string
  /** From the link. */
  readonly benefitNo: string
  readonly memberNo: string
  readonly institution: string
  readonly item: string
  /** YYYY-MM-DD HH:mm:ss in Asia/Shanghai */
  readonly startTime: string
}
