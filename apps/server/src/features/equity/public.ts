import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { Membership } from '#features/company/public.ts'
import { freeEquityById, markActivated } from './free-store.ts'

export { claimPolicies, claimPolicy, takeClaimPolicy, useUpPolicy, type ClaimPolicy } from './claim-policy.ts'
export { insurersOfPolicies } from './for-reports.ts'
export {
  attachPolicies,
  movePolicy,
  openPolicy,
  policiesOfEnrolments,
  policiesUnder,
  policyIdsNamed,
} from './open-policy.ts'
export { coveredFamily } from './covered-family.ts'
export { memberPackageQuery, memberPolicyQuery } from './for-staff.ts'
export { hasDoctorEquity } from './doctor-equity.ts'
export { endingPackages, holdersOfEnding, type Holder } from './packages/ending.ts'
export { grantPackages, type NewPackage } from './packages/create-packages.ts'
export { transferPackage, lockPackage, type PackageRow } from './packages/hand-over.ts'
export { packCounts, packPage } from './packages/pack.ts'
export { quotaHolders, quotaSums, usedAmong } from './packages/quotas.ts'
export { touchedAmong, withdrawPackage, type IssuedPackage } from './packages/withdraw.ts'
export {
  attachEntitlements,
  differingEntitlements,
  followEnrolments,
  type EntitlementHolder,
} from './entitlements/follow-enrolment.ts'
export { entitlementsOfEnrolments, type StoredEntitlement } from './entitlements/entitlement-store.ts'
export { toPackageDto } from './dto.ts'
export { isAnothersCounselling, maskPolicyNo } from './rules.ts'
export { findRight, findRights, type Right, type UsableRight } from './rights/find.ts'
export { giveBackRight, reservedOf, reserveRight, settleRight } from './rights/use.ts'
export { packageEnds, packageNames, packageOf, packagesOf } from './store.ts'
export { isUsable } from './usable-package.ts'

export type Activation = 'activated' | 'already' | 'notOpen'

const dayMs = 86_400_000

/** Grants a free benefit as a package of the member's own, once. */
export async function activateFree(
  db: Db,
  membership: Membership,
  accountId: string,
  id: string,
  now: Date,
): Promise<Activation> {
  const { companyId, benefitsOf } = membership
  const offer = await freeEquityById(db, companyId, id)
  if (!offer?.package_kind || !offer.supplier_code || !offer.package_total || !offer.package_days)
    return 'notOpen'
  if (offer.starts_at > now || offer.ends_at <= now) return 'notOpen'
  if (!(await markActivated(db, companyId, id, accountId, now))) return 'already'
  await db
    .insertInto('equity_package')
    .values({
      company_id: companyId,
      id: newId(),
      account_id: benefitsOf.accountId,
      family_id: benefitsOf.familyId,
      kind: offer.package_kind,
      name: offer.name,
      summary: offer.summary,
      supplier_code: offer.supplier_code,
      start_time: now,
      end_time: new Date(now.getTime() + offer.package_days * dayMs),
      status: 1,
      total: offer.package_total,
      used: 0,
    })
    .execute()
  return 'activated'
}
