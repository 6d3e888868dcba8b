import type { WorkContext } from '#platform/call/work.ts'

/** The dependencies of booking and cancelling, in calls and jobs alike. Always within a transaction. */
export type SlotWork = WorkContext

export const system = 'system'
