import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { EquityPackageTable } from '../tables.ts'

export type PackageRow = Selectable<EquityPackageTable>

/** Everything that uses or transfers a package waits for this lock. */
export const lockPackage = async (tx: Db, companyId: string, id: string): Promise<PackageRow | null> =>
  (await tx
    .selectFrom('equity_package')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null

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
