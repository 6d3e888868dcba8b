import type { workbenchCalls } from '@yf/contract/workbench'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { staffById } from './store.ts'

export const me: Run<typeof workbenchCalls.me> = async (_input, { db, staff }) => {
  const person = await staffById(db, staff.id)
  return person ? answer(person) : refuse('notFound')
}
