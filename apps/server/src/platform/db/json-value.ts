import { sql, type RawBuilder } from 'kysely'

/** A value for a jsonb column. The driver would write an array as an array of PostgreSQL. */
export const jsonValue = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
