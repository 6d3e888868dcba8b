import type { Db } from '#platform/db/handle.ts'
import type { Whose } from './own-points.ts'

const rowOf = ({ companyId, accountId }: Whose, eventKey: string) => ({
  company_id: companyId,
  account_id: accountId,
  event_key: eventKey,
})

export async function keepWithoutCarbon(tx: Db, whose: Whose, eventKey: string, at: Date): Promise<void> {
  await tx
    .insertInto('action_without_carbon')
    .values({ ...rowOf(whose, eventKey), done_at: at })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function wasWithoutCarbon(db: Db, whose: Whose, eventKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('action_without_carbon')
    .select('done_at')
    .where((deeds) => deeds.and(rowOf(whose, eventKey)))
    .executeTakeFirst()
  return found !== undefined
}
