import { fromMoment, isDay } from '@yf/domain/dates'
import type { Window } from '#platform/limits/limits.port.ts'

export const retentionDays = 180
/** The app sends every five seconds at most; a faster client is broken or not ours. */
export const batchesPerMinute: Window = { limit: 60, seconds: 60 }

/** Long enough to see whether a release has fixed it. */
export const errorRetentionDays = 30
/** A phone reports ten per visit at most; many share an address at work. */
export const errorsPerAddress: Window = { limit: 60, seconds: 60 }
/** A widespread message is counted at most this often a minute. */
export const errorsPerMessage: Window = { limit: 300, seconds: 60 }
/** Invented messages cannot fill more of the table than this. */
export const newErrorsPerHour: Window = { limit: 200, seconds: 3600 }

/** The company id of an event before any company was chosen. */
export const noCompany = '00000000-0000-0000-0000-000000000000'

/** The person id of an anonymous event. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const dayLength = 86_400_000

/** The event time, as far as it is plausible: a phone's clock may be ahead, and a date may not exist. */
export function momentOf(occurredAt: string, now: Date): Date | null {
  const at = fromMoment(occurredAt).getTime()
  if (!isDay(occurredAt.slice(0, 10)) || Number.isNaN(at)) return null
  if (now.getTime() - at > retentionDays * dayLength) return null
  return new Date(Math.min(at, now.getTime()))
}
