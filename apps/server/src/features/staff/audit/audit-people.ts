import type { staffCalls } from '@yf/contract/staff'
import { answer } from '#platform/call/outcome.ts'
import { withPermission } from '../permissions/duty.ts'

/** Includes people who left, because their events remain. */
export const auditPeople = withPermission<typeof staffCalls.auditPeople>(
  'trailPeople',
  'audit',
  async (_, { db }) =>
    answer(await db.selectFrom('staff').select(['id', 'name', 'role']).orderBy('account').execute()),
)
