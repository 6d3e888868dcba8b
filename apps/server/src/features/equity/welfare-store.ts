import type { NotNull, Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { HealthWelfareTable } from './tables.ts'

/** What staff gave by hand; what a benefit plan gives follows the enrolment and is shown there. */
export type WelfareRow = Pick<
  Selectable<HealthWelfareTable>,
  'company_id' | 'id' | 'family_id' | 'end_dt'
> & {
  readonly account_id: string
  readonly name: string
  readonly summary: string
}

interface GivenByHand {
  account_id: NotNull
  name: NotNull
  summary: NotNull
}

export const welfareRows = (db: Db, companyId: string) =>
  db
    .selectFrom('health_welfare')
    .select(['company_id', 'id', 'account_id', 'family_id', 'name', 'summary', 'end_dt'])
    .where('company_id', '=', companyId)
    .where('enrolment_id', 'is', null)
    .$narrowType<GivenByHand>()

export const addWelfareRows = (tx: Db, rows: readonly WelfareRow[]) => insertRows(tx, 'health_welfare', rows)

/** Undefined where there is none. */
export const removeWelfareRow = (tx: Db, companyId: string, id: string): Promise<WelfareRow | undefined> =>
  tx
    .deleteFrom('health_welfare')
    .where((row) => row.and({ company_id: companyId, id }))
    .where('enrolment_id', 'is', null)
    .returning(['company_id', 'id', 'account_id', 'family_id', 'name', 'summary', 'end_dt'])
    .$narrowType<GivenByHand>()
    .executeTakeFirst()
