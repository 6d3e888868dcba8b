/** FUYA's and JINGHE's notices of bookings that guests made on their pages, in the common event protocol. */
export const houseBookingKinds = {
  made: 'booking.made',
  used: 'booking.used',
  cancelled: 'booking.cancelled',
} as const
export type HouseBookingKind = (typeof houseBookingKinds)[keyof typeof houseBookingKinds]

export const houseBookingPath = (house: 'fuya' | 'jinghe'): string => `${house}/booking`

export interface HouseBooking {
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
