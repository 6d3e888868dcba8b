import type { CaseRow } from '../record/own-case.ts'

/** The decision time, and whether it was in time: the due time changes when a case is reviewed. */
export const decidedAt = ({ due_at }: Pick<CaseRow, 'due_at'>, now: Date) => ({
  decided_at: now,
  decided_late: due_at && now > due_at,
})
