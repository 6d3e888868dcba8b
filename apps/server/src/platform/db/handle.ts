import type { Kysely } from 'kysely'

/**
 * Every table of the database. Features add theirs by declaration merging in their `tables.ts`, so that the slice
 * that owns a table describes it.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Tables {}

/**
 * Runs SQL: the transaction's own handle inside a transaction, otherwise the pool's. Callers cannot tell the
 * difference and need not.
 */
export type Db = Kysely<Tables>
