import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { heldBalances } from '#platform/ledger/ledger.ts'

/** Balances of the company's present members; people who left are excluded. */
const balances = (db: Db, companyId: string) =>
  heldBalances(db, companyId, 'carbon').where(({ exists, selectFrom }) =>
    exists(
      selectFrom('membership')
        .select(sql.lit(1).as('one'))
        .whereRef('membership.company_id', '=', 'ledger_balance.company_id')
        .whereRef('membership.account_id', '=', 'ledger_balance.owner_id')
        .where('membership.status', '=', 'active'),
    ),
  )

export const carbonTotal = async (db: Db, companyId: string): Promise<number> => {
  const { total } = await balances(db, companyId)
    .select(({ fn }) => fn.coalesce(sql<number>`sum(balance)::bigint`, sql.lit(0)).as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const highestCarbon = (db: Db, companyId: string, count: number) =>
  balances(db, companyId)
    .select(['owner_id as ownerId', 'balance as gram'])
    .orderBy('balance', 'desc')
    .orderBy('owner_id')
    .limit(count)
    .execute()

/** The number of higher balances: equal balances share a rank. */
export const countWithMore = async (db: Db, companyId: string, gram: number): Promise<number> => {
  const { ahead } = await balances(db, companyId)
    .select(sql<number>`count(*)`.as('ahead'))
    .where('balance', '>', gram)
    .executeTakeFirstOrThrow()
  return ahead
}

export const memberCount = async (db: Db, companyId: string): Promise<number> => {
  const { members } = await db
    .selectFrom('membership')
    .select(sql<number>`count(distinct account_id)`.as('members'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return members
}
