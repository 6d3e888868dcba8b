import type { CaseRow } from '../own-case.ts'

/** When it was decided, and whether that was in time: what it is due by changes when it is looked at again. */
export const decidedAt = ({ due_at }: Pick<CaseRow, 'due_at'>, now: Date) => ({
  decided_at: now,
  decided_late: due_at && now > due_at,
})
