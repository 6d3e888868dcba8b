/** States of a booking made with a card. */
export const recordStates = { booked: 1, done: 2, cancelled: 3 } as const
