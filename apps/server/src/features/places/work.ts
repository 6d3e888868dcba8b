import type { Work } from '#platform/call/work.ts'

/** What it takes to book and to give up, in a call and in a job alike. Always within a transaction. */
export type PlaceWork = Work

export const system = 'system'
