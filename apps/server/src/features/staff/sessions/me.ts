import type { staffCalls } from '@yf/contract/staff'
import { onPool } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { staffById } from '../accounts/store.ts'

export const me = onPool<typeof staffCalls.me>(async (_input, { db, staff }) => {
  const person = await staffById(db, staff.id)
  return person ? answer(person) : refuse('notFound')
})
