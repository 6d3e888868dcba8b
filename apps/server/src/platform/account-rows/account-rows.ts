import { sql, type RawBuilder } from 'kysely'
import { isStoredByCompany } from '#platform/db/distribution.ts'
import type { Db, Tables } from '#platform/db/handle.ts'

/**
 * What becomes of the rows of an account that is merged into another one.
 *
 * - `moves`: they belong to the other account from then on.
 * - `dropped`: they are of no use without the account.
 * - `stays`: history that names the account that made it, or a record that has to stay as it was.
 * - `prevents`: the accounts are not merged while there are any.
 */
export type AccountRowRule = 'moves' | 'dropped' | 'stays' | 'prevents'

/** One column with the id of an account. Every such column of the database is in one feature's list. */
export interface AccountRows {
  readonly table: keyof Tables
  readonly column: string
  /** As staff read it. Tables of one matter share it; the first one of them that has rows is counted. */
  readonly words: string
  readonly rule: AccountRowRule
  /** Counselling may be among them, which nobody may learn from their number. */
  readonly isUncounted?: true
  /** Only rows that meet this count. */
  readonly only?: RawBuilder<boolean>
  /** Moved or dropped by a function of its owner, because more than this column changes. */
  readonly isOwnersWork?: true
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly accountRows: readonly AccountRows[]
  }
}

/** The rows of several tables of one matter. */
export const rowsOf = (
  words: string,
  rule: AccountRowRule,
  ...tables: readonly (keyof Tables)[]
): AccountRows[] => tables.map((table) => ({ table, column: 'account_id', words, rule }))

export const uncountedRowsOf = (...matter: Parameters<typeof rowsOf>): AccountRows[] =>
  rowsOf(...matter).map((rows) => ({ ...rows, isUncounted: true }))

interface OfAccount {
  readonly accountId: string
  /** The companies that may have rows of the account. */
  readonly companyIds: readonly string[]
}

const where = ({ table, column, only }: AccountRows, { accountId, companyIds }: OfAccount) => {
  const isTheirs = sql`${sql.ref(column)} = ${accountId}::uuid`
  const isCounted = only === undefined ? isTheirs : sql`${isTheirs} and ${only}`
  return isStoredByCompany(table) ? sql`${isCounted} and company_id = any (${companyIds}::uuid[])` : isCounted
}

export interface CountedRows {
  readonly words: string
  readonly rule: AccountRowRule
  /** Null: the number is nobody's business. */
  readonly count: number | null
}

/** What the account has, matter by matter. */
export async function countRows(
  db: Db,
  lists: readonly AccountRows[],
  account: OfAccount,
): Promise<CountedRows[]> {
  const counted = new Map<string, CountedRows>()
  for (const list of lists) {
    const { words, rule, isUncounted } = list
    const key = `${rule} ${words}`
    if (counted.has(key)) continue
    if (isUncounted && rule !== 'prevents') {
      // Named whether there are any or not.
      counted.set(key, { words, rule, count: null })
      continue
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(list.table)} where ${where(list, account)}`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) counted.set(key, { words, rule, count: isUncounted ? null : count })
  }
  return [...counted.values()]
}

/** Moves and drops what needs no more than that. */
export async function moveRows(
  db: Db,
  lists: readonly AccountRows[],
  from: OfAccount,
  into: string,
): Promise<void> {
  for (const list of lists) {
    if (list.isOwnersWork) continue
    const table = sql.table(list.table)
    if (list.rule === 'moves')
      await sql`update ${table} set ${sql.ref(list.column)} = ${into}::uuid where ${where(list, from)}`.execute(
        db,
      )
    else if (list.rule === 'dropped') await sql`delete from ${table} where ${where(list, from)}`.execute(db)
  }
}
