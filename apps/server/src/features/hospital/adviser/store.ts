import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { AdviserTable } from '../tables.ts'

export type AdviserRow = Selectable<AdviserTable>

/** None when service staff have disabled the adviser. */
export const adviserOf = (db: Db, companyId: string): Promise<AdviserRow | undefined> =>
  db
    .selectFrom('adviser')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('is_off', '=', false)
    .executeTakeFirst()

/** Of several companies at once, by company. */
export async function adviserNamesOf(
  db: Db,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('adviser')
    .select(['company_id', 'name'])
    .where('company_id', 'in', companyIds)
    .execute()
  return new Map(rows.map(({ company_id, name }) => [company_id, name]))
}
