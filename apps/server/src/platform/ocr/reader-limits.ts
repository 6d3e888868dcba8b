export interface ReaderLimits {
  /** Of work on one picture: neither the time in line nor a busy machine counts. */
  readonly cpuLimitMs: number
  readonly maxRssMb: number
}

/** What one picture has cost so far. */
export interface Reading {
  readonly rss: number
  readonly cpuMs: number
  /** Since its process last said anything. */
  readonly silentMs: number
  readonly readingMs: number
}

export const nothingYet: Reading = { rss: 0, cpuMs: 0, silentMs: 0, readingMs: 0 }

export type Excess = 'timeLimit' | 'memory'

/** A process says how it is four times a second; one that does not for so long is stuck in the picture. */
const longestSilenceMs = 60_000
/** For what neither works nor falls silent: it waits for something that will never come. */
const longestReadingMs = 300_000

/** Why a reader has to be ended, or null. */
export function excessOf(reading: Reading, { cpuLimitMs, maxRssMb }: ReaderLimits): Excess | null {
  if (reading.rss > maxRssMb * 1024 * 1024) return 'memory'
  const isTooLong =
    reading.cpuMs > cpuLimitMs || reading.silentMs > longestSilenceMs || reading.readingMs > longestReadingMs
  return isTooLong ? 'timeLimit' : null
}
