import type { Db } from '#platform/db/handle.ts'

/** Switched on by default. */
export async function isRadarOn(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('radar_switch')
    .select('is_on')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found?.is_on ?? true
}

export const setRadar = (db: Db, accountId: string, isOn: boolean, now: Date) =>
  db
    .insertInto('radar_switch')
    .values({ account_id: accountId, is_on: isOn, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ is_on: isOn, updated_at: now }))
    .execute()
