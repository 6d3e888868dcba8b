import type { Kysely } from 'kysely'

/**
 * Every table of the database. Features add theirs by declaration merging in their `tables.ts`,
 * so that a table is described in the slice that owns it.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Tables {}

/** Where SQL goes: inside a transaction its own handle, otherwise the pool's. Code cannot tell, and need not. */
export type Db = Kysely<Tables>
