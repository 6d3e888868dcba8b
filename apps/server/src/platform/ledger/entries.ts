import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { LedgerAccount } from './ledger.ts'

const entries = (db: Db, account: LedgerAccount) =>
  db
    .selectFrom('ledger_entry')
    .where('company_id', '=', account.companyId)
    .where('book', '=', account.book)
    .where('owner_id', '=', account.ownerId)

const earnedBefore = (before: Date) =>
  sql<number>`coalesce(sum(amount) filter (where amount > 0 and not gives_back and created_at < ${before}), 0)::bigint`
const spent = sql<number>`coalesce(-sum(amount) filter (where amount < 0 or gives_back), 0)::bigint`

/** The sum earned before a moment, and the total spent less refunds. */
export const earnedAndSpent = (db: Db, account: LedgerAccount, before: Date) =>
  entries(db, account)
    .select([earnedBefore(before).as('earned'), spent.as('spent')])
    .executeTakeFirstOrThrow()

const newest = statement<{ id: string; reason: string; amount: number; created_at: Date }>(`
  select id, reason, amount, created_at from ledger_entry
  where company_id = $1 and book = $2 and owner_id = $3
  order by created_at desc, id desc limit $4`)

export const lastEntries = (db: Db, { companyId, book, ownerId }: LedgerAccount, count: number) =>
  newest(db, companyId, book, ownerId, count)

export interface LedgerHolder {
  readonly companyId: string
  readonly ownerId: string
}

/** Owners with a rest of a book earned before the moment, a page at a time, in the order of their keys. */
export const holdersOfOld = (
  db: Db,
  book: string,
  before: Date,
  { after, count }: { readonly after: LedgerHolder | null; readonly count: number },
): Promise<LedgerHolder[]> =>
  db
    .selectFrom('ledger_entry')
    .select(['company_id as companyId', 'owner_id as ownerId'])
    .where('book', '=', book)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(company_id, owner_id) > (${after?.companyId}::uuid, ${after?.ownerId}::uuid)`,
      ),
    )
    .groupBy(['company_id', 'owner_id'])
    .having(sql<boolean>`${earnedBefore(before)} > ${spent}`)
    .orderBy('company_id')
    .orderBy('owner_id')
    .limit(count)
    .execute()

/** Posted events with keys in a range, the highest first: of one kind whose keys end in their day. */
export async function eventKeysBefore(
  db: Db,
  account: LedgerAccount,
  { from, before }: { readonly from: string; readonly before: string },
  count: number,
): Promise<string[]> {
  const rows = await entries(db, account)
    .select('event_key')
    .where('event_key', '>=', from)
    .where('event_key', '<', before)
    .orderBy('event_key', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ event_key }) => event_key)
}

/** The total of events of one kind; `%` in the key is a wildcard. */
export async function earnedByEvents(db: Db, account: LedgerAccount, eventKey: string): Promise<number> {
  const { sum } = await entries(db, account)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('event_key', 'like', eventKey)
    .executeTakeFirstOrThrow()
  return sum
}

/** The amounts of some events of an account, by their keys; events that were never posted are missing. */
export async function entryAmounts(
  db: Db,
  account: LedgerAccount,
  eventKeys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await entries(db, account)
    .select(['event_key', 'amount'])
    .where('event_key', 'in', eventKeys)
    .execute()
  return new Map(rows.map(({ event_key, amount }) => [event_key, amount]))
}

/** Which of these owners have the book. */
export async function ownersWithEntries(
  db: Db,
  companyId: string,
  book: string,
  ownerIds: readonly string[],
): Promise<Set<string>> {
  if (ownerIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('ledger_entry')
    .select('owner_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('book', '=', book)
    .where('owner_id', 'in', ownerIds)
    .execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}
