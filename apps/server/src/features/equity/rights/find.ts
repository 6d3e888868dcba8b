import { serviceCodes, supplierOf, supplierUnits, type Amounts } from '@yf/domain/equity'
import type { Db } from '#platform/db/handle.ts'

/** A package of which something can be used. */
export interface Right {
  readonly companyId: string
  readonly packageId: string
  /** For whom it was found. A card may go to somebody else before it is used: then it is not used by this one any more. */
  readonly familyId?: string | null
}

export interface UsableRight extends Right {
  readonly name: string
  readonly total: number
  readonly left: number
  readonly startTime: Date
  readonly endTime: Date
}

export interface Sought {
  readonly companyId: string
  /** Whose benefits are used: an employee, for the family too. */
  readonly accountId: string
  /** For whom of the family it was given; null or left out for the employee. */
  readonly familyId?: string | null
  /** Any code that contains it, as `EAP` of `EAP_VIDEO` (specification §4); a service at a place has one of its own. */
  readonly supplier: string
}

/** The one that ends first: none lapses for nothing. */
export const findRight = async (db: Db, sought: Sought, now: Date): Promise<UsableRight | null> =>
  (await findRights(db, sought, now))[0] ?? null

/** `OFFLINE_TCM` is no part of `OFFLINE_TCM2`: these two are two services. */
const patternOf = (supplier: string): string => {
  const plain = supplier.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return supplier.startsWith(serviceCodes) ? plain : `%${plain}%`
}

/** Sessions are not taken out of money, nor money out of sessions. */
const unitsOf = (supplier: string): Amounts['unit'][] => {
  const known = supplierOf(supplier)
  return known ? [supplierUnits[known]] : ['times', 'fen']
}

/** Packages that have begun, have not ended and hold something, by their end. */
export async function findRights(db: Db, sought: Sought, now: Date): Promise<UsableRight[]> {
  const { companyId, accountId, familyId = null, supplier } = sought
  const rows = await db
    .selectFrom('equity_package')
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
