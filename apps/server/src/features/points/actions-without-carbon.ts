import type { Db } from '#platform/db/handle.ts'
import type { PointsOwner } from './own-points.ts'

const rowOf = ({ companyId, accountId }: PointsOwner, eventKey: string) => ({
  company_id: companyId,
  account_id: accountId,
  event_key: eventKey,
})

export async function keepWithoutCarbon(
  tx: Db,
  owner: PointsOwner,
  eventKey: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('action_without_carbon')
    .values({ ...rowOf(owner, eventKey), done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function wasWithoutCarbon(db: Db, owner: PointsOwner, eventKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('action_without_carbon')
    .select('done_at')
    .where((row) => row.and(rowOf(owner, eventKey)))
    .executeTakeFirst()
  return found !== undefined
}
