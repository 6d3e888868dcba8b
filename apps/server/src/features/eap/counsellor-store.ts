import { sql, type Selectable } from 'kysely'
import type { Rating } from '@yf/contract/eap-shapes'
import type { AppraisalTag } from '@yf/domain/counselling'
import type { Db } from '#platform/db/handle.ts'
import { ratingOf } from './rules.ts'
import type { CounsellorTable } from './tables.ts'

export type CounsellorRow = Selectable<CounsellorTable>

export const allCounsellors = (db: Db): Promise<CounsellorRow[]> =>
  db.selectFrom('counsellor').selectAll().orderBy('sort').orderBy('id').execute()

export const counsellorById = async (db: Db, id: string): Promise<CounsellorRow | null> =>
  (await db.selectFrom('counsellor').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export async function counsellorsById(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CounsellorRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('counsellor')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Computed from the ratings each time: nobody can write an average. */
export async function ratingsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('eap_appraisal')
    .select(['counsellor_id', sql<number>`sum(stars)::int`.as('sum'), sql<number>`count(*)::int`.as('count')])
    .where('counsellor_id', 'in', ids)
    .groupBy('counsellor_id')
    .execute()
  return new Map(rows.map(({ counsellor_id, sum, count }) => [counsellor_id, ratingOf(sum, count)]))
}

/** The tags given to a counsellor besides stars, most frequent first. */
export async function tagsOf(db: Db, id: string): Promise<{ tag: AppraisalTag; count: number }[]> {
  const { rows } = await sql<{ tag: AppraisalTag; count: number }>`
    select tag, count(*)::int as count from eap_appraisal, unnest(tags) as tag
    where counsellor_id = ${id} group by tag order by count desc, tag`.execute(db)
  return rows
}
