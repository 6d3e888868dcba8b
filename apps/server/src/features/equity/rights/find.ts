import { serviceCodes, supplierOf, supplierUnits, type Amounts } from '@yf/domain/equity'
import type { Db } from '#platform/db/handle.ts'
import { describedPackages } from '../packages/described.ts'

/** A package with something left to use. */
export interface Right {
  readonly companyId: string
  readonly packageId: string
  /**
   * The person it was found for. A card may be transferred before it is used: then this person can no longer use it.
   */
  readonly familyId?: string | null
}

export interface UsableRight extends Right {
  readonly name: string
  readonly total: number
  readonly left: number
  readonly startTime: Date
  readonly endTime: Date
}

export interface RightFilter {
  readonly companyId: string
  /** The owner of the benefits: an employee, for the family too. */
  readonly accountId: string
  /** The family member it was granted for; null or absent for the employee. */
  readonly familyId?: string | null
  /** Any code that contains it, as `EAP` of `EAP_VIDEO` (specification §4); each offline service has its own code. */
  readonly supplier: string
}

/** The package that ends first, so that as little as possible expires unused. */
export const findRight = async (db: Db, filter: RightFilter, now: Date): Promise<UsableRight | null> =>
  (await findRights(db, filter, now))[0] ?? null

/** `OFFLINE_TCM` does not match `OFFLINE_TCM2`: these are two services. */
const patternOf = (supplier: string): string => {
  const plain = supplier.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return supplier.startsWith(serviceCodes) ? plain : `%${plain}%`
}

/** Sessions are not deducted from money, nor money from sessions. */
const unitsOf = (supplier: string): Amounts['unit'][] => {
  const known = supplierOf(supplier)
  return known ? [supplierUnits[known]] : ['times', 'fen']
}

/** Packages that have begun, have not ended and have something left, by their end. */
export async function findRights(db: Db, filter: RightFilter, now: Date): Promise<UsableRight[]> {
  const { companyId, accountId, familyId = null, supplier } = filter
  const rows = await describedPackages(db)
    .select(['id', 'name', 'total', 'used', 'start_time', 'end_time'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('family_id', familyId === null ? 'is' : '=', familyId)
    .where('supplier_code', 'like', patternOf(supplier))
    .where('unit', 'in', unitsOf(supplier))
    .where('start_time', '<=', now)
    .where('end_time', '>=', now)
    .where('status', '<=', 1)
    .whereRef('used', '<', 'total')
    .orderBy('end_time')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, total, used, start_time, end_time }) => ({
    companyId,
    packageId: id,
    familyId,
    name,
    total,
    left: total - used,
    startTime: start_time,
    endTime: end_time,
  }))
}
