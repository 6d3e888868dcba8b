import type { Db } from '#platform/db/handle.ts'
import { ownersWithEntries } from '#platform/ledger/entries.ts'
import { rightsBook } from '../rights/use.ts'
import { lockPackage } from './hand-over.ts'

export interface GivenPackage {
  readonly id: string
  /** For whom it was given. */
  readonly familyId: string | null
}

/** Those that are not any more as they were given: something was used of them, if only for a while, or somebody else has them. */
export async function touchedAmong(
  db: Db,
  companyId: string,
  given: readonly GivenPackage[],
): Promise<Set<string>> {
  if (given.length === 0) return new Set()
  const ids = given.map(({ id }) => id)
  const rows = await db
    .selectFrom('equity_package')
    .select(['id', 'family_id', 'used'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const entered = await ownersWithEntries(db, companyId, rightsBook, ids)
  const isTouched = ({ id, familyId }: GivenPackage) => {
    const row = found.get(id)
    return !row || row.used > 0 || row.family_id !== familyId || entered.has(id)
  }
  return new Set(given.filter(isTouched).map(({ id }) => id))
}

/** Takes back what was given and never touched; false where it was. Whoever begins to use it queues at the same row. */
export async function withdrawPackage(tx: Db, companyId: string, given: GivenPackage): Promise<boolean> {
  await lockPackage(tx, companyId, given.id)
  if ((await touchedAmong(tx, companyId, [given])).size > 0) return false
  await tx
    .deleteFrom('equity_package')
    .where('company_id', '=', companyId)
    .where('id', '=', given.id)
    .execute()
  return true
}
