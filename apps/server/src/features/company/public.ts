import type { Db } from '../../platform/db/handle.ts'
import { companyById, membershipOf } from './store.ts'

export { linkedFamily } from './linked-family.ts'

export interface Membership {
  readonly companyId: string
  readonly companyAlias: string
  readonly groupId: string
  readonly isFamily: boolean
  readonly showsEquity: boolean
  /** Whose benefits the person uses: his own, or as which family member of an employee. */
  readonly benefitsOf: { readonly accountId: string; readonly familyId: string | null }
}

/** Null where the person does not belong to the company: answer that as if the company did not exist. */
export async function requireMembership(
  db: Db,
  accountId: string,
  companyId: string,
): Promise<Membership | null> {
  const found = await membershipOf(db, accountId, companyId)
  if (!found) return null
  return {
    companyId,
    companyAlias: found.companyAlias,
    groupId: found.groupId,
    isFamily: found.isFamily,
    showsEquity: found.showEquity,
    benefitsOf: { accountId: found.holderAccountId ?? accountId, familyId: found.familyId },
  }
}

export const companyNameOf = async (db: Db, companyId: string): Promise<string> =>
  (await companyById(db, companyId))?.name ?? ''
