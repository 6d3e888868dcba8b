import { CompiledQuery, type Insertable } from 'kysely'
import type { Db, Tables } from './handle.ts'

/**
 * Inserts whole rows, for the few tables with constant writes: the SQL text is built once per table, columns and
 * number of rows. All rows have the same columns, and the names come from our code, never from user input.
 */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  await write(db, table, rows, '')
}

/** The same when rows may exist already: returns how many were written. */
export const insertNewRows = <Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<number> => write(db, table, rows, ' on conflict do nothing')

async function write(db: Db, table: string, rows: readonly object[], ending: string): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = Object.keys(first)
  const values = rows.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]))
  const text = textOf(table, columns, rows.length) + ending
  return Number((await db.executeQuery(CompiledQuery.raw(text, values))).numAffectedRows ?? 0n)
}

const texts = new Map<string, string>()

function textOf(table: string, columns: readonly string[], rows: number): string {
  const key = `${rows} ${table} ${columns.join()}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const placeholders = Array.from({ length: rows }, (_, row) =>
    columns.map((_column, at) => `$${row * columns.length + at + 1}`).join(),
  )
  const text = `insert into ${table} (${columns.join()}) values ${placeholders.map((row) => `(${row})`).join()}`
  // Lists of varying lengths would fill the cache: twelve items are a long order.
  if (rows <= 12) texts.set(key, text)
  return text
}
