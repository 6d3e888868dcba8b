import type { Db } from '#platform/db/handle.ts'
import { ownersWithEntries } from '#platform/ledger/entries.ts'
import { rightsBook } from '../rights/use.ts'
import { lockPackage } from './hand-over.ts'

export interface IssuedPackage {
  readonly id: string
  /** The family member it was granted for. */
  readonly familyId: string | null
}

/**
 * Packages that have changed since they were granted: something was used, even if returned later, or they were
 * transferred.
 */
export async function touchedAmong(
  db: Db,
  companyId: string,
  issued: readonly IssuedPackage[],
): Promise<Set<string>> {
  if (issued.length === 0) return new Set()
  const ids = issued.map(({ id }) => id)
  const rows = await db
    .selectFrom('equity_package')
    .select(['id', 'family_id', 'used'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const entered = await ownersWithEntries(db, companyId, rightsBook, ids)
  const isTouched = ({ id, familyId }: IssuedPackage) => {
    const row = found.get(id)
    return !row || row.used > 0 || row.family_id !== familyId || entered.has(id)
  }
  return new Set(issued.filter(isTouched).map(({ id }) => id))
}

/** Withdraws an untouched package; false when it was used. Concurrent uses wait for the same row. */
export async function withdrawPackage(tx: Db, companyId: string, issued: IssuedPackage): Promise<boolean> {
  await lockPackage(tx, companyId, issued.id)
  if ((await touchedAmong(tx, companyId, [issued])).size > 0) return false
  await tx
    .deleteFrom('equity_package')
    .where('company_id', '=', companyId)
    .where('id', '=', issued.id)
    .execute()
  return true
}
