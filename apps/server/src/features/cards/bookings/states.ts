/** Of a booking with a card. */
export const recordStates = { booked: 1, done: 2, cancelled: 3 } as const

/** What the houses call it. */
export const bookingEvents = {
  made: 'booking.made',
  used: 'booking.used',
  cancelled: 'booking.cancelled',
} as const
