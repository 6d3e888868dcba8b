import type { Client } from 'pg'
import type { TableKey, Reference, DatabaseSchema } from './check-distribution.ts'

const namesOf = (relation: string, numbers: string) =>
  `array(select attname::text from unnest(${numbers}::smallint[]) with ordinality as n (number, place)
     join pg_attribute on attrelid = ${relation} and attnum = n.number order by place)`

const inOurs = (relation: string) => `${relation}.relnamespace = 'public'::regnamespace`

/** Tables, unique keys and foreign keys of our own schema, from the catalogue. */
export async function readSchema(client: Pick<Client, 'query'>): Promise<DatabaseSchema> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and ${inOurs('pg_class')} order by 1`,
  )
  const uniqueKeys = await client.query<TableKey>(
    `select owner.relname as table, index.relname as name, ${namesOf('i.indrelid', 'i.indkey::int2[]')} as columns
       from pg_index i join pg_class owner on owner.oid = i.indrelid join pg_class index on index.oid = i.indexrelid
      where i.indisunique and ${inOurs('owner')} order by 1, 2`,
  )
  const references = await client.query<Reference>(
    `select owner.relname as table, c.conname as name, ${namesOf('c.conrelid', 'c.conkey')} as columns,
            target.relname as target, ${namesOf('c.confrelid', 'c.confkey')} as "targetColumns"
       from pg_constraint c join pg_class owner on owner.oid = c.conrelid join pg_class target on target.oid = c.confrelid
      where c.contype = 'f' and ${inOurs('owner')} order by 1, 2`,
  )
  return {
    tables: tables.rows.map(({ name }) => name),
    uniqueKeys: uniqueKeys.rows,
    references: references.rows,
  }
}
