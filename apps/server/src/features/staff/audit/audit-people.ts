import type { staffCalls } from '@yf/contract/staff'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'

/** Includes people who left, because their events remain. */
export const auditPeople: RunCallHandler<typeof staffCalls.auditPeople> = async (_, { db }) =>
  answer(await db.selectFrom('staff').select(['id', 'name', 'role']).orderBy('account').execute())
