/** What FUYA and JINGHE tell us of bookings that guests made on their pages, in the protocol for everybody. */
export const houseBookingKinds = {
  made: 'booking.made',
  used: 'booking.used',
  cancelled: 'booking.cancelled',
} as const
export type HouseBookingKind = (typeof houseBookingKinds)[keyof typeof houseBookingKinds]

export const houseBookingPath = (house: 'fuya' | 'jinghe'): string => `${house}/booking`

export interface HouseBooking {
  /** The house's own. */
  readonly bookingNo: string
  /** As they stood in the link. */
  readonly benefitNo: string
  readonly memberNo: string
  readonly institution: string
  readonly item: string
  /** YYYY-MM-DD HH:mm:ss in Asia/Shanghai */
  readonly startTime: string
}
