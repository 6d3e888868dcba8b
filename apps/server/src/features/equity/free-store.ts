import type { Db } from '#platform/db/handle.ts'

/** Offers that are open or coming soon: ended ones are no longer shown. */
export const freeEquities = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('free_equity')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ends_at', '>', now)
    .orderBy('sort')
    .execute()

export const freeEquityById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('free_equity')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function activatedOf(db: Db, companyId: string, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('free_equity_activation')
    .select('free_equity_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute()
  return new Set(rows.map((row) => row.free_equity_id))
}

/** False when this member has it already. */
export async function markActivated(db: Db, companyId: string, id: string, accountId: string, now: Date) {
  const marked = await db
    .insertInto('free_equity_activation')
    .values({ company_id: companyId, free_equity_id: id, account_id: accountId, activated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (marked.numInsertedOrUpdatedRows ?? 0n) > 0n
}
