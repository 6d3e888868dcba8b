import type { Client } from 'pg'

/** The migration record is compared, not copied. */
const ofMigrations = new Set(['schema_migration', 'schema_migration_turn'])

/** Migrations fill these tables, so they are never empty: the rows of a backup replace theirs. */
export const filledByMigrations = ['feedback_tag', 'velocity_rule']

/** Our tables, each after those that it references. */
export async function tablesInOrder(client: Client): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const references = await client.query<{ owner: string; target: string }>(
    `select owner.relname as owner, target.relname as target
       from pg_constraint
       join pg_class owner on owner.oid = conrelid
       join pg_class target on target.oid = confrelid
      where contype = 'f' and conrelid <> confrelid`,
  )
  const targetsOf = Map.groupBy(references.rows, (row) => row.owner)
  const ordered = new Set<string>()
  const add = (table: string): void => {
    if (ordered.has(table) || ofMigrations.has(table)) return
    for (const { target } of targetsOf.get(table) ?? []) add(target)
    ordered.add(table)
  }
  for (const { name } of found.rows) add(name)
  return [...ordered]
}

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const found = await client.query<AppliedMigration>(
    'select name, checksum from schema_migration order by name',
  )
  return found.rows
}
