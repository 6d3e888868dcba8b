import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { describedPackages, type OfAccount, type PackageRow } from './described.ts'

export interface Holder {
  readonly company_id: string
  readonly account_id: string
}

interface EndingPeriod {
  readonly from: Date
  readonly until: Date
}

const endingWithin = (db: Db, { from, until }: EndingPeriod) =>
  describedPackages(db)
    .where('end_time', '>=', from)
    .where('end_time', '<=', until)
    // As a literal, so that the planner uses the partial index.
    .where('status', '<=', sql.lit(1))
    .whereRef('used', '<', 'total')

/** Employees with packages that end in this period with something left, a page at a time. */
export const holdersOfEnding = (
  db: Db,
  span: EndingPeriod,
  after: Holder | null,
  count: number,
): Promise<Holder[]> =>
  endingWithin(db, span)
    .select(['company_id', 'account_id'])
    .$narrowType<Holder>()
    .distinct()
    // Whoever has not registered cannot be reminded.
    .where('account_id', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(company_id, account_id) > (${after?.company_id ?? null}::uuid, ${after?.account_id ?? null}::uuid)`,
      ),
    )
    .orderBy('company_id')
    .orderBy('account_id')
    .limit(count)
    .execute()

/** The ending packages of one employee. */
export const endingPackages = (
  db: Db,
  span: EndingPeriod,
  { company_id, account_id }: Holder,
): Promise<PackageRow[]> =>
  endingWithin(db, span)
    .selectAll()
    .where('company_id', '=', company_id)
    .where('account_id', '=', account_id)
    .$narrowType<OfAccount>()
    .orderBy('end_time')
    .orderBy('id')
    .execute()
