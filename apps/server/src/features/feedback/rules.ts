import type { Window } from '#platform/limits/limits.port.ts'

const minute = 60
const day = 24 * 60 * minute

/** Calls without a session are limited by IP address: enough for an office behind one router. */
export const looksPerAddress: Window = { limit: 300, seconds: 10 * minute }
export const evaluationsPerAddress: Window = { limit: 30, seconds: 10 * minute }

/** People read the texts of members. */
export const textsPerDay: Window = { limit: 20, seconds: day }
