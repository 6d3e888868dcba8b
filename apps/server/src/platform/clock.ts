/** The only source of time: tests move it, so no other code may read the date. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
