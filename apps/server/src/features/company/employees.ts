import type { Db } from '#platform/db/handle.ts'

interface EmployeesQuery {
  /** Null is everybody. */
  readonly joinedAfter: Date | null
  /** The last account of the previous page. */
  readonly after: string | null
  readonly limit: number
}

/** Accounts of present employees, paged in a stable order; without relatives. */
export async function employeesOf(
  db: Db,
  companyId: string,
  { joinedAfter, after, limit }: EmployeesQuery,
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
