import { attachPolicies } from '#features/equity/public.ts'
import type { Db } from '#platform/db/handle.ts'

/**
 * Registration attaches the account: all policies of the person appear in it. A dependant's appear in the account of the holder,
 * as those of the holder's family member. Null detaches.
 */
export const attachAccount = (
  tx: Db,
  companyId: string,
  personId: string,
  accountId: string | null,
  familyId: string | null = null,
) => attachPolicies(tx, { companyId, personId }, { accountId, familyId })
