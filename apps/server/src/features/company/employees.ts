import type { Db } from '#platform/db/handle.ts'

interface Wanted {
  /** Null is everybody. */
  readonly joinedAfter: Date | null
  /** The last of the page before. */
  readonly after: string | null
  readonly limit: number
}

/** Accounts of those who work there today, by page and always in the same order; relatives are not among them. */
export async function employeesOf(
  db: Db,
  companyId: string,
  { joinedAfter, after, limit }: Wanted,
): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('is_family', '=', false)
    .where('status', '=', 'active')
    .$if(joinedAfter !== null, (query) => query.where('joined_at', '>', joinedAfter!))
    .$if(after !== null, (query) => query.where('account_id', '>', after!))
    .orderBy('account_id')
    .limit(limit)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
