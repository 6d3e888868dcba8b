import { CompiledQuery } from 'kysely'
import type { Db } from './handle.ts'

/**
 * SQL as text, for the few queries that run constantly (sessions, memberships, balances): nothing is built per call.
 * `$1` and so on stand for the values.
 */
export const statement =
  <Row>(text: string) =>
  async (db: Db, ...values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/** The same for writes: returns the number of affected rows. */
export const writeStatement =
  (text: string) =>
  async (db: Db, ...values: unknown[]): Promise<number> =>
    Number((await db.executeQuery(CompiledQuery.raw(text, values))).numAffectedRows ?? 0n)
