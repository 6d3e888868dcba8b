import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import { newId } from '#platform/ids.ts'

/** One owner's account in one book (points, carbon) of one company. */
export interface LedgerAccount {
  readonly companyId: string
  readonly book: string
  readonly ownerId: string
}

export interface LedgerEntry {
  /** Positive credits, negative debits. */
  readonly amount: number
  readonly reason: string
  /** Identifies the business event: it is posted once, however often it is reported. */
  readonly eventKey: string
  /** Reverses an earlier debit: it reduces the amount spent and is no new earning, so it renews no expiry. */
  readonly givesBack?: boolean
  /** The event key of the reversed entry: a statement shows the two together. */
  readonly undoes?: string
}

/** `balance` is the account's balance after the call, whatever its outcome. */
export interface Posting {
  readonly outcome: 'posted' | 'already' | 'insufficient'
  readonly balance: number
}

const rowOf = (account: LedgerAccount) => ({
  company_id: account.companyId,
  book: account.book,
  owner_id: account.ownerId,
})

/** Appends an entry in the caller's transaction. Postings of one account are serialised by its balance row. */
export async function post(
  tx: Db,
  clock: Clock,
  account: LedgerAccount,
  entry: LedgerEntry,
): Promise<Posting> {
  if (!Number.isSafeInteger(entry.amount) || entry.amount === 0)
    throw new Error('an entry is a whole amount, not 0')
  if (entry.givesBack === true && entry.amount < 0) throw new Error('what is given back is a credit')
  const row = rowOf(account)
  const held = await lockBalance(tx, account)
  const posted = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where((entries) => entries.and({ ...row, event_key: entry.eventKey }))
    .executeTakeFirst()
  if (posted) return { outcome: 'already', balance: held }
  const balance = held + entry.amount
  if (balance < 0) return { outcome: 'insufficient', balance: held }

  const { amount, reason, eventKey, givesBack = false, undoes = null } = entry
  await tx
    .insertInto('ledger_entry')
    .values({
      ...row,
      id: newId(),
      amount,
      reason,
      event_key: eventKey,
      gives_back: givesBack,
      undoes,
      created_at: clock.now(),
    })
    .execute()
  await tx
    .updateTable('ledger_balance')
    .set({ balance })
    .where((balances) => balances.and(row))
    .execute()
  return { outcome: 'posted', balance }
}

/** Updates the row with its own value: creates it if missing, locks it and reads it, in one statement. */
export async function lockBalance(tx: Db, account: LedgerAccount): Promise<number> {
  const { balance } = await tx
    .insertInto('ledger_balance')
    .values({ ...rowOf(account), balance: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'book', 'owner_id'])
        .doUpdateSet({ balance: sql<number>`ledger_balance.balance` }),
    )
    .returning('balance')
    .executeTakeFirstOrThrow()
  return balance
}

const balance = statement<{ balance: number }>(
  'select balance from ledger_balance where company_id = $1 and book = $2 and owner_id = $3',
)

export async function balanceOf(db: Db, { companyId, book, ownerId }: LedgerAccount): Promise<number> {
  const [found] = await balance(db, companyId, book, ownerId)
  return found?.balance ?? 0
}

/**
 * The accounts of a book with a positive balance, for a company's totals and ranks: callers add their own conditions.
 */
export const heldBalances = (db: Db, companyId: string, book: string) =>
  db
    .selectFrom('ledger_balance')
    .where('ledger_balance.company_id', '=', companyId)
    .where('ledger_balance.book', '=', book)
    .where('ledger_balance.balance', '>', 0)

/** Accounts whose balance differs from the sum of their entries. There should be none; an audit verifies it. */
export async function driftedAccounts(db: Db): Promise<(LedgerAccount & { balance: number; sum: number })[]> {
  const { rows } = await sql<{
    company_id: string
    book: string
    owner_id: string
    balance: number
    sum: number
  }>`
    select company_id, book, owner_id, coalesce(b.balance, 0) as balance, coalesce(e.sum, 0)::bigint as sum
    from ledger_balance b
    full join (
      select company_id, book, owner_id, sum(amount)::bigint as sum from ledger_entry
      group by company_id, book, owner_id
    ) e using (company_id, book, owner_id)
    where coalesce(b.balance, 0) <> coalesce(e.sum, 0)`.execute(db)
  return rows.map((row) => ({
    companyId: row.company_id,
    book: row.book,
    ownerId: row.owner_id,
    balance: row.balance,
    sum: row.sum,
  }))
}
