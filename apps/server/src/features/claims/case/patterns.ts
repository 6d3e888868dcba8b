import { sql } from 'kysely'
import { startOfDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import type { CaseRow } from '../own-case.ts'

/** Cases of this person that were submitted since a day, this one not counted. */
export async function casesSince(db: Db, { account_id, id }: CaseRow, day: string): Promise<number> {
  const counted = await db
    .selectFrom('claim_case')
    .select(sql<number>`count(*)`.as('count'))
    .where(await withinCompaniesOf(db, account_id))
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .where('updated_at', '>=', startOfDay(day))
    .where('submitted_at', '>=', startOfDay(day))
    .executeTakeFirst()
  return counted?.count ?? 0
}

/** Where this person was treated before, by the cases that she submitted. */
export async function earlierHospitals(db: Db, { account_id, id }: CaseRow): Promise<string[]> {
  const rows = await db
    .selectFrom('claim_case')
    .select('hospital')
    .where(await withinCompaniesOf(db, account_id))
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .where('submitted_at', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.flatMap(({ hospital }) => hospital ?? [])
}
