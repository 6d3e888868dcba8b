import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { FreeEquityTable } from './tables.ts'

export type FreeBenefitRow = Selectable<FreeEquityTable>

interface BenefitKey {
  readonly companyId: string
  readonly id: string
}

export const freeBenefitRows = (db: Db, companyId: string) =>
  db.selectFrom('free_equity').selectAll().where('company_id', '=', companyId)

/** In the app's order; ended ones follow, last ended first. */
export function inBenefitOrder(rows: ReturnType<typeof freeBenefitRows>, now: Date) {
  const isOver = sql<boolean>`ends_at <= ${now}`
  return rows
    .orderBy(sql`case when ${isOver} then null else sort end`)
    .orderBy(sql`case when ${isOver} then ends_at end`, 'desc')
    .orderBy('id')
}

export const addBenefitRow = (db: Db, row: Insertable<FreeEquityTable>): Promise<FreeBenefitRow> =>
  db.insertInto('free_equity').values(row).returningAll().executeTakeFirstOrThrow()

/** Undefined if somebody else has saved since it was loaded. */
export const changeBenefitRow = (
  db: Db,
  { companyId, id, revision }: BenefitKey & { readonly revision: number },
  changes: Pick<
    FreeBenefitRow,
    'name' | 'summary' | 'icon' | 'starts_at' | 'ends_at' | 'sort' | 'saved_by' | 'saved_at'
  >,
): Promise<FreeBenefitRow | undefined> =>
  db
    .updateTable('free_equity')
    .set({ ...changes, revision: revision + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()

export async function claimedCounts(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('free_equity_activation')
    .select('free_equity_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('free_equity_id', 'in', ids)
    .groupBy('free_equity_id')
    .execute()
  return new Map(rows.map(({ free_equity_id, count }) => [free_equity_id, count]))
}
