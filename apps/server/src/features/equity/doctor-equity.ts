import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import { packagesOf } from './store.ts'
import { isUsable } from './usable-package.ts'

/**
 * A benefit that the JINLI hospital still serves. A company that does not show doctor equity provides none
 * (specification §4).
 */
export async function hasDoctorEquity(db: Db, membership: Membership, now: Date): Promise<boolean> {
  if (!membership.showsEquity) return false
  const packages = await packagesOf(db, membership)
  return packages.some((one) => one.kind === 'doctor' && one.supplier_code === 'JINLI' && isUsable(one, now))
}
