import type { OutsideWork } from '#features/messages/public.ts'

/** What it takes to book and to give up, in a call and in a job alike. Always within a transaction. */
export type PlaceWork = OutsideWork

export const system = 'system'
