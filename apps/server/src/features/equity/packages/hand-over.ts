import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { EquityPackageTable } from '../tables.ts'

export type PackageRow = Selectable<EquityPackageTable>

/** Everything that uses a package or gives it away queues here. */
export const lockPackage = async (tx: Db, companyId: string, id: string): Promise<PackageRow | null> =>
  (await tx
    .selectFrom('equity_package')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** From now on it is this family member's; null: the employee's own again. The row is locked before. */
export const handPackage = (
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
