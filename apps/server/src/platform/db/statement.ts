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
