import { fromMoment, isDay } from '@yf/domain/dates'
import type { Window } from '#platform/limits/limits.port.ts'

export const keptDays = 180
/** An app sends every five seconds at most; one that sends more is broken or not ours. */
export const batchesPerMinute: Window = { limit: 60, seconds: 60 }

/** Long enough to see whether a release has mended it. */
export const errorsKeptDays = 30
/** A phone reports ten a visit at most; many share an address at work. */
export const errorsPerAddress: Window = { limit: 60, seconds: 60 }
/** One message that everybody has is counted this often a minute, and stands for more. */
export const errorsPerMessage: Window = { limit: 300, seconds: 60 }
/** Whoever makes messages up fills no more of the table than this. */
export const newErrorsPerHour: Window = { limit: 200, seconds: 3600 }

/** Where an event happened before any company was chosen. */
export const noCompany = '00000000-0000-0000-0000-000000000000'

/** Who an event is of that must not say whose it is. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const dayLength = 86_400_000

/** When it happened, as far as that can be believed: a phone's clock may run ahead, and a moment may not exist. */
export function momentOf(occurredAt: string, now: Date): Date | null {
  const at = fromMoment(occurredAt).getTime()
  if (!isDay(occurredAt.slice(0, 10)) || Number.isNaN(at)) return null
  if (now.getTime() - at > keptDays * dayLength) return null
  return new Date(Math.min(at, now.getTime()))
}
