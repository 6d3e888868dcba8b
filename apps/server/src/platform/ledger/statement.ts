import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { LedgerAccount } from './ledger.ts'

/** A half-open period of an account's history: from the first moment to before the second. */
export interface StatementPeriod {
  readonly from: Date
  readonly until: Date
}

const entries = (db: Db, { companyId, book, ownerId }: LedgerAccount) =>
  db
    .selectFrom('ledger_entry')
    .where('company_id', '=', companyId)
    .where('book', '=', book)
    .where('owner_id', '=', ownerId)

const within = (db: Db, account: LedgerAccount, { from, until }: StatementPeriod) =>
  entries(db, account).where('created_at', '>=', from).where('created_at', '<', until)

const columns = ['id', 'reason', 'amount', 'event_key', 'undoes', 'created_at'] as const

export interface StatementRow {
  readonly id: string
  readonly reason: string
  readonly amount: number
  readonly event_key: string
  readonly undoes: string | null
  readonly created_at: Date
}

interface PageRequest {
  readonly pageNo: number
  readonly pageSize: number
}

export const entriesWithin = (
  db: Db,
  account: LedgerAccount,
  span: StatementPeriod,
  { pageNo, pageSize }: PageRequest,
): Promise<StatementRow[]> =>
  within(db, account, span)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()

/** The sum earned, the sum spent less refunds, and the number of entries. */
export const sumsWithin = (db: Db, account: LedgerAccount, span: StatementPeriod) =>
  within(db, account, span)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(amount) filter (where amount > 0 and not gives_back), 0)::bigint`.as('earned'),
      sql<number>`coalesce(-sum(amount) filter (where amount < 0 or gives_back), 0)::bigint`.as('spent'),
    ])
    .executeTakeFirstOrThrow()

export const debits = (
  db: Db,
  account: LedgerAccount,
  { pageNo, pageSize }: PageRequest,
): Promise<StatementRow[]> =>
  entries(db, account)
    .select(columns)
    .where('amount', '<', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()

export async function countDebits(db: Db, account: LedgerAccount): Promise<number> {
  const { count } = await entries(db, account)
    .select(sql<number>`count(*)`.as('count'))
    .where('amount', '<', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** The entries that reverse these, and those that these reverse. */
export const linkedEntries = (
  db: Db,
  account: LedgerAccount,
  rows: readonly StatementRow[],
): Promise<StatementRow[]> => {
  if (rows.length === 0) return Promise.resolve([])
  const keys = rows.map(({ event_key }) => event_key)
  const undone = rows.flatMap(({ undoes }) => undoes ?? [])
  return entries(db, account)
    .select(columns)
    .where(({ or, eb }) => or([eb('undoes', 'in', keys), eb('event_key', 'in', [...undone, ''])]))
    .orderBy('created_at')
    .execute()
}

export async function firstEntryAt(db: Db, account: LedgerAccount): Promise<Date | null> {
  const row = await entries(db, account)
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/**
 * The total earned less reversals, in the periods between these moments: before the first, between each two, since
 * the last. Spending does not reduce it.
 */
export async function earnedBySpans(
  db: Db,
  account: LedgerAccount,
  moments: readonly Date[],
): Promise<number[]> {
  const span = sql<number>`width_bucket(created_at, ${sql.val([...moments])}::timestamptz[])`
  const rows = await entries(db, account)
    .select([
      (moments.length === 0 ? sql<number>`0` : span).as('span'),
      sql<number>`sum(amount)::bigint`.as('earned'),
    ])
    .where(sql<boolean>`((amount > 0 and not gives_back) or (amount < 0 and undoes is not null))`)
    .groupBy(sql`1`)
    .execute()
  const sums = new Map(rows.map(({ span, earned }) => [span, earned]))
  return Array.from({ length: moments.length + 1 }, (_, at) => sums.get(at) ?? 0)
}

/** Entries of one kind of event, oldest first; `%` in the key is a wildcard. */
export const entriesLike = (db: Db, account: LedgerAccount, eventKey: string): Promise<StatementRow[]> =>
  entries(db, account).select(columns).where('event_key', 'like', eventKey).orderBy('created_at').execute()

export interface EventCount {
  readonly kind: string
  readonly times: number
  readonly last: Date
}

/** For events named `<first>/<kind>/…`, the number of each kind. */
export const countsByKind = (
  db: Db,
  account: LedgerAccount,
  first: string,
  span?: StatementPeriod,
): Promise<EventCount[]> =>
  (span ? within(db, account, span) : entries(db, account))
    .select([
      sql<string>`split_part(event_key, '/', 2)`.as('kind'),
      sql<number>`count(*)`.as('times'),
      sql<Date>`max(created_at)`.as('last'),
    ])
    .where('event_key', 'like', `${first}/%`)
    .groupBy(sql`split_part(event_key, '/', 2)`)
    .execute()
