import type { Clock } from '#platform/clock.ts'

export interface ClockStep {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

export interface MovableClock extends Clock {
  advance(step: ClockStep): void
  set(moment: string | Date): void
}

/** Stands still until it is moved. A time without an offset would use the machine's zone, so it is refused. */
export function movableClock(start: string | Date = '2026-03-02T10:00:00+08:00'): MovableClock {
  let current = momentOf(start)
  return {
    now: () => new Date(current),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      current += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
    },
    set: (moment) => {
      current = momentOf(moment)
    },
  }
}

function momentOf(moment: string | Date): number {
  if (typeof moment === 'string' && !/(Z|[+-]\d\d:?\d\d)$/.test(moment)) {
    throw new Error(`${moment} names no offset: write 2026-03-02T10:00:00+08:00`)
  }
  const value = new Date(moment).getTime()
  if (Number.isNaN(value)) throw new Error(`${String(moment)} is no moment`)
  return value
}
