import { CompiledQuery, type Insertable } from 'kysely'
import type { Db, Tables } from './handle.ts'

/**
 * Whole rows, for the few tables that are written all day: the text is made once for each table, its columns and how many
 * rows there are. All rows name the same columns, and the names are those of our code, never of somebody's input.
 */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  await write(db, table, rows, '')
}

/** The same where somebody may have been quicker: answers how many were written. */
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
  const places = Array.from({ length: rows }, (_, row) =>
    columns.map((_column, at) => `$${row * columns.length + at + 1}`).join(),
  )
  const text = `insert into ${table} (${columns.join()}) values ${places.map((row) => `(${row})`).join()}`
  // Lists of ever new lengths would fill it: a dozen lines is a long order.
  if (rows <= 12) texts.set(key, text)
  return text
}
