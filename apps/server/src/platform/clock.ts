/** The only source of time: tests move it, so nothing else may ask for the date. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
