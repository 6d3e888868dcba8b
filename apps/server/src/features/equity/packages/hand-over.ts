import type { Db } from '#platform/db/handle.ts'
import { describedPackages, type OfAccount, type PackageRow } from './described.ts'

export type { PackageRow } from './described.ts'

/** Everything that uses or transfers a package waits for this lock. Null where nobody has it yet. */
export async function lockPackage(tx: Db, companyId: string, id: string): Promise<PackageRow | null> {
  const key = { company_id: companyId, id }
  const locked = await tx
    .selectFrom('equity_package')
    .selectAll()
    .where((row) => row.and(key))
    .forUpdate()
    .executeTakeFirst()
  if (!locked || locked.account_id === null) return null
  const { name, summary, account_id } = locked
  if (name !== null && summary !== null) return { ...locked, name, summary, account_id }
  return (
    (await describedPackages(tx)
      .selectAll()
      .where((row) => row.and(key))
      .$narrowType<OfAccount>()
      .executeTakeFirst()) ?? null
  )
}

/** Transfers it to this family member; null: back to the employee. The caller has locked the row. */
export const transferPackage = (
  tx: Db,
  { company_id, id }: Pick<PackageRow, 'company_id' | 'id'>,
  familyId: string | null,
) =>
  tx
    .updateTable('equity_package')
    .set({ family_id: familyId })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()
