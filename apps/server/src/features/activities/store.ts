import { sql, type Selectable } from 'kysely'
import { promotionsByIds, type PromotionRow } from '#features/adverts/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { ActivityDrawTable, ActivityPrizeTable, ActivityTable } from './tables.ts'

export type ActivityRow = Selectable<ActivityTable>
export type PrizeRow = Selectable<ActivityPrizeTable>
export type DrawRow = Selectable<ActivityDrawTable>

/** An activity as edited by staff, with its promotion. */
export interface Activity {
  readonly row: ActivityRow
  readonly promotion: PromotionRow
}

async function withPromotions(db: Db, rows: readonly ActivityRow[]): Promise<Activity[]> {
  const promotions = await promotionsByIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .flatMap((row) => {
      const promotion = promotions.get(row.id)
      return promotion ? [{ row, promotion }] : []
    })
    .toSorted((a, b) => b.promotion.starts_at.getTime() - a.promotion.starts_at.getTime())
}

const seenBy = (companyId: string) =>
  sql<boolean>`(company_ids = '{}' or ${companyId}::uuid = any(company_ids))`

/** Published activities of the company, newest first. */
export const activitiesFor = async (db: Db, companyId: string): Promise<Activity[]> =>
  withPromotions(
    db,
    await db
      .selectFrom('activity')
      .selectAll()
      .where('is_published', '=', true)
      .where(seenBy(companyId))
      .execute(),
  )

export async function activityFor(db: Db, companyId: string, id: string): Promise<Activity | undefined> {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .where('is_published', '=', true)
    .where(seenBy(companyId))
    .execute()
  return (await withPromotions(db, rows))[0]
}

export const allActivities = async (db: Db): Promise<Activity[]> =>
  withPromotions(db, await db.selectFrom('activity').selectAll().execute())

export async function saveActivity(db: Db, row: ActivityRow): Promise<void> {
  const values = {
    ...row,
    steps: jsonValue(row.steps),
    tasks: jsonValue(row.tasks),
    share: jsonValue(row.share),
  }
  const { id: _, ...changed } = values
  await db
    .insertInto('activity')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

export const prizesOf = (db: Db, activityIds: readonly string[]): Promise<PrizeRow[]> =>
  activityIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('activity_prize')
        .selectAll()
        .where('activity_id', 'in', activityIds)
        .orderBy('position')
        .orderBy('id')
        .execute()

/** Takes one unit while the prize has any: of many concurrent draws one gets the last unit. */
export async function takePrize(db: Db, { activity_id, id }: PrizeRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity_prize')
    .set({ drawn: sql<number>`drawn + 1` })
    .where((row) => row.and({ activity_id, id }))
    .whereRef('drawn', '<', 'stock')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The reward could not be given. Runs in the transaction that took the unit, so nobody has seen it missing. */
export const putPrizeBack = (db: Db, { activity_id, id }: PrizeRow) =>
  db
    .updateTable('activity_prize')
    .set({ drawn: sql<number>`drawn - 1` })
    .where((row) => row.and({ activity_id, id }))
    .execute()
