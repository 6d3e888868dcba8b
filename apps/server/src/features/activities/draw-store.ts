import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { newId } from '#platform/ids.ts'
import type { DrawRow } from './store.ts'

export interface Player {
  readonly companyId: string
  readonly accountId: string
  readonly activityId: string
}

const rowOf = ({ companyId, accountId, activityId }: Player) => ({
  company_id: companyId,
  activity_id: activityId,
  account_id: accountId,
})

export const drawsOf = (db: Db, player: Player): Promise<DrawRow[]> =>
  db
    .selectFrom('activity_draw')
    .selectAll()
    .where((row) => row.and(rowOf(player)))
    .orderBy('nth', 'desc')
    .execute()

/**
 * The next draw of a person, while they have made fewer draws than they have chances. The draw number is the key: of
 * two concurrent draws one gets the number, and the other retries.
 */
export async function takeChance(db: Db, player: Player, earned: number, now: Date): Promise<DrawRow | null> {
  for (;;) {
    const { used } = await db
      .selectFrom('activity_draw')
      .select(sql<number>`coalesce(max(nth), 0)`.as('used'))
      .where((row) => row.and(rowOf(player)))
      .executeTakeFirstOrThrow()
    if (used >= earned) return null
    const draw: DrawRow = {
      ...rowOf(player),
      nth: used + 1,
      id: newId(),
      prize_id: null,
      prize: null,
      order_id: null,
      coupon_id: null,
      created_at: now,
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('activity_draw')
      .values(draw)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) return draw
  }
}

export const keepWon = (
  db: Db,
  { company_id, activity_id, account_id, nth, prize_id, prize, order_id, coupon_id }: DrawRow,
) =>
  db
    .updateTable('activity_draw')
    .set({ prize_id, prize: jsonValue(prize), order_id, coupon_id })
    .where((row) => row.and({ company_id, activity_id, account_id, nth }))
    .execute()

export async function drawCounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('activity_draw')
    .select(['activity_id', sql<number>`count(*)`.as('draws')])
    .where('activity_id', 'in', ids)
    .groupBy('activity_id')
    .execute()
  return new Map(rows.map(({ activity_id, draws }) => [activity_id, draws]))
}
