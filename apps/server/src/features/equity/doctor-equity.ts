import { shanghaiMoment } from '@yf/domain/dates'
import { packageStates, packageStatus } from '@yf/domain/equity'
import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import { packagesOf } from './store.ts'

/** Something that the JINLI hospital still serves. A company that does not show doctor equity gives none (specification §4). */
export async function hasDoctorEquity(db: Db, membership: Membership, now: Date): Promise<boolean> {
  if (!membership.showsEquity) return false
  const packages = await packagesOf(db, membership)
  return packages.some(({ kind, supplier_code, start_time, end_time, status }) => {
    const ofThisMoment = packageStatus({ status, endTime: shanghaiMoment(end_time) }, shanghaiMoment(now))
    const isUsable = start_time <= now && ofThisMoment === packageStates.usable
    return kind === 'doctor' && supplier_code === 'JINLI' && isUsable
  })
}
