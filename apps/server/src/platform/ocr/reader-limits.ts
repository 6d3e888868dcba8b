export interface ReaderLimits {
  /** Working time on one picture: neither waiting nor a busy machine counts. */
  readonly cpuLimitMs: number
  readonly maxRssMb: number
}

/** The cost of one picture so far. */
export interface ReaderMetrics {
  readonly rss: number
  readonly cpuMs: number
  /** Since the last message of its process. */
  readonly silentMs: number
  readonly readingMs: number
}

export const nothingYet: ReaderMetrics = { rss: 0, cpuMs: 0, silentMs: 0, readingMs: 0 }

export type ExceededLimit = 'timeLimit' | 'memory'

/** A process reports four times a second; one that is silent for this long is stuck in the picture. */
const longestSilenceMs = 60_000
/** For a process that reports without working: it waits for something that never comes. */
const longestReadingMs = 300_000

/** Why a reader has to be ended, or null. */
export function excessOf(
  reading: ReaderMetrics,
  { cpuLimitMs, maxRssMb }: ReaderLimits,
): ExceededLimit | null {
  if (reading.rss > maxRssMb * 1024 * 1024) return 'memory'
  const isTooLong =
    reading.cpuMs > cpuLimitMs || reading.silentMs > longestSilenceMs || reading.readingMs > longestReadingMs
  return isTooLong ? 'timeLimit' : null
}
