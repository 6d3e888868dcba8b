import { CompiledQuery } from 'kysely'
import type { Db } from './handle.ts'

const texts: string[] = []

/** The texts of the modules loaded so far: a test prepares them against the migrated schema. */
export const statementTexts: readonly string[] = texts

function declared(text: string): string {
  texts.push(text)
  return text
}

/**
 * SQL as text, for the few queries that run constantly (sessions, memberships, balances): nothing is built per call.
 * `$1` and so on stand for the values.
 */
export function statement<Row>(sql: string) {
  const text = declared(sql)
  return async (db: Db, ...values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

/** The same for writes: returns the number of affected rows. */
export function writeStatement(sql: string) {
  const text = declared(sql)
  return async (db: Db, ...values: unknown[]): Promise<number> =>
    Number((await db.executeQuery(CompiledQuery.raw(text, values))).numAffectedRows ?? 0n)
}
