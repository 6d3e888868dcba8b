import type { Window } from '#platform/limits/limits.port.ts'

const minute = 60
const day = 24 * 60 * minute

/** What anybody may ask without a session is counted by address: enough for an office behind one router. */
export const looksPerAddress: Window = { limit: 300, seconds: 10 * minute }
export const evaluationsPerAddress: Window = { limit: 30, seconds: 10 * minute }

/** What a person writes is read by people. */
export const wordsPerDay: Window = { limit: 20, seconds: day }
