import type { workbenchCalls } from '@yf/contract/workbench'
import { answer } from '#platform/call/outcome.ts'
import { withDuty } from '../duty.ts'

/** Those who left as well: their trails stay. */
export const trailPeople = withDuty<typeof workbenchCalls.trailPeople>(
  'trailPeople',
  'audit',
  async (_, { db }) =>
    answer(await db.selectFrom('staff').select(['id', 'name', 'role']).orderBy('account').execute()),
)
