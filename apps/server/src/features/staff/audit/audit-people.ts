import type { staffCalls } from '@yf/contract/staff'
import { answer } from '#platform/call/outcome.ts'
import { withPermission } from '../permissions/duty.ts'

/** Those who left as well: their trails stay. */
export const auditPeople = withPermission<typeof staffCalls.auditPeople>(
  'trailPeople',
  'audit',
  async (_, { db }) =>
    answer(await db.selectFrom('staff').select(['id', 'name', 'role']).orderBy('account').execute()),
)
