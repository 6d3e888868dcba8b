import type { hospitalCalls } from '@yf/contract/hospital'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { diseaseLabels as labelsOf } from './store.ts'

/** By department, both in the order set by staff. */
export const diseaseLabels: RunCallHandler<typeof hospitalCalls.diseaseLabels> = async (_input, { db }) => {
  const rows = await labelsOf(db)
  const departments = [...new Set(rows.map(({ department }) => department))]
  return answer(
    departments.map((department) => ({
      department,
      labels: rows.filter((row) => row.department === department).map(({ id, name }) => ({ id, name })),
    })),
  )
}
