import type { Window } from '#platform/limits/limits.port.ts'

const minute = 60

/** Calls without a session are limited by IP address: enough for an office behind one router. */
export const looksPerAddress: Window = { limit: 300, seconds: 10 * minute }
export const recordsPerAddress: Window = { limit: 120, seconds: 10 * minute }

export type PromotionStatus = 1 | 2 | 3

/** 1 not begun, 2 running, 3 over */
export function promotionStatus(
  { starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date },
  now: Date,
): PromotionStatus {
  if (now < starts_at) return 1
  return now < ends_at ? 2 : 3
}
