import { CompiledQuery } from 'kysely'
import type { Db } from './handle.ts'

/**
 * SQL as text, for the few questions that are asked all day (sessions, memberships, balances):
 * nothing is built anew at each call. `$1` and on stand for the values.
 */
export const statement =
  <Row>(text: string) =>
  async (db: Db, ...values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/** The same for what writes: answers how many rows it reached. */
export const deed =
  (text: string) =>
  async (db: Db, ...values: unknown[]): Promise<number> =>
    Number((await db.executeQuery(CompiledQuery.raw(text, values))).numAffectedRows ?? 0n)
