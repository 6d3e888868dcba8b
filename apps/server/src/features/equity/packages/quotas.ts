import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { describedPackages } from './described.ts'

/** Totals per benefit for the members of a company, of everything that has not ended. */
export const quotaSums = (db: Db, companyId: string, now: Date, soon: Date) =>
  describedPackages(db)
    .select([
      'name',
      'supplier_code',
      'unit',
      sql<number>`count(*)::int`.as('people'),
      sql<number>`sum(total)::bigint`.as('total'),
      sql<number>`sum(used)::bigint`.as('used'),
      sql<number>`coalesce(sum(total - used) filter (where end_time <= ${soon}), 0)::bigint`.as('lapsing'),
    ])
    .where('company_id', '=', companyId)
    .where('end_time', '>=', now)
    .groupBy(['name', 'supplier_code', 'unit'])
    .orderBy('name')
    .orderBy('supplier_code')
    .execute()

export interface OneBenefit {
  readonly companyId: string
  readonly name: string
  readonly supplierCode: string
}

export async function quotaHolders(
  db: Db,
  { companyId, name, supplierCode }: OneBenefit,
  now: Date,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const query = describedPackages(db)
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .where('supplier_code', '=', supplierCode)
    .where('end_time', '>=', now)
  const rows = await query
    .selectAll()
    .orderBy('end_time')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Which of these packages have been used. */
export async function usedAmong(db: Db, companyId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { used } = await db
    .selectFrom('equity_package')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('used', '>', 0)
    .executeTakeFirstOrThrow()
  return used
}
