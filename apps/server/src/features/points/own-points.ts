import type { Db } from '#platform/db/handle.ts'
import type { LedgerAccount } from '#platform/ledger/ledger.ts'
import { requireMembership } from '#features/company/public.ts'
import { books } from './rules.ts'

/** The owner of the points, and the company. */
export interface PointsOwner {
  readonly companyId: string
  readonly accountId: string
}

export const pointsAccount = ({ companyId, accountId }: PointsOwner): LedgerAccount => ({
  companyId,
  book: books.points,
  ownerId: accountId,
})

/** Null if the person does not belong to the company, or requests somebody else's. */
export async function ownPoints(
  db: Db,
  accountId: string,
  { companyId, memberBaseId }: { readonly companyId: string; readonly memberBaseId?: string | undefined },
): Promise<LedgerAccount | null> {
  if (memberBaseId !== undefined && memberBaseId !== accountId) return null
  if (!(await requireMembership(db, accountId, companyId))) return null
  return pointsAccount({ companyId, accountId })
}
