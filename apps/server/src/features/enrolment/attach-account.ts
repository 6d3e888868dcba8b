import { attachEntitlements, attachPolicies } from '#features/equity/public.ts'
import type { Db } from '#platform/db/handle.ts'

/**
 * Registration attaches the account: policies, packages and welfare of the person appear in it. A dependant's appear in the
 * account of the holder, as those of the holder's family member. Null detaches.
 */
export async function attachAccount(
  tx: Db,
  companyId: string,
  personId: string,
  accountId: string | null,
  familyId: string | null = null,
): Promise<void> {
  await attachPolicies(tx, { companyId, personId }, { accountId, familyId })
  await attachEntitlements(tx, { companyId, personId }, { accountId, familyId })
}
