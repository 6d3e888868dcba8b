import { sql } from 'kysely'
import { distributions } from '#platform/db/distribution.ts'
import type { Db } from '#platform/db/handle.ts'

export type OwnedRow = Readonly<Record<string, unknown>>

export interface OwnedTable {
  readonly table: string
  readonly columns: readonly OwnedColumn[]
  readonly rows: readonly OwnedRow[]
}

export interface OwnedRows {
  /** Ids of the owner's rows, and the owner's own id. */
  readonly ids: ReadonlySet<string>
  readonly tables: readonly OwnedTable[]
}

interface OwnedColumn {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** Shared parents of rows: they do not make a row the owner's. */
const isShared = (column: string) => column === 'company_id'

/**
 * All rows of one member in the database: rows that reference the member, then rows that reference those rows, until
 * no more are found. It reads the schema, so that a new table is included without being listed.
 */
export async function ownedBy(db: Db, accountId: string): Promise<OwnedRows> {
  const columns = Map.groupBy(await columnsOf(db), (column) => column.table)
  const ids = new Set([accountId])
  for (;;) {
    const before = ids.size
    const found = Map.groupBy(await rowsNaming(db, columns, [...ids]), ({ table }) => table)
    const tables = [...columns].flatMap(([table, own]) => {
      const rows = found.get(table)?.map(({ row }) => row)
      return rows ? [{ table, columns: own, rows }] : []
    })
    for (const { id } of tables.flatMap(({ rows }) => rows)) if (typeof id === 'string') ids.add(id)
    if (ids.size === before) return { ids, tables }
  }
}

/** Skips tables without personal rows. */
async function columnsOf(db: Db): Promise<OwnedColumn[]> {
  const { rows } = await sql<OwnedColumn>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(db)
  return rows.filter(
    ({ table }) => !['reference', 'local'].includes(distributions[table]?.kind ?? 'reference'),
  )
}

/** Columns by which a row may reference one of the owner's rows. */
const namingColumns = (columns: readonly OwnedColumn[]) =>
  columns.filter(({ type, column }) => type === 'uuid' && !isShared(column))

/** Whether a row references one of `known`. */
export const mentionsAny = (columns: readonly OwnedColumn[]) =>
  sql.join(
    namingColumns(columns).map(({ column }) => sql`${sql.ref(column)} in (select known.id from known)`),
    sql` or `,
  )

/** There are hundreds of ids: they are sent once for all columns of all tables. */
export const knowing = (ids: Iterable<string>) =>
  sql`with known as materialized (select unnest(${[...ids]}::uuid[]) as id)`

async function rowsNaming(
  db: Db,
  tables: ReadonlyMap<string, readonly OwnedColumn[]>,
  ids: Iterable<string>,
) {
  const each = [...tables]
    .filter(([, columns]) => namingColumns(columns).length > 0)
    .map(
      ([table, columns]) =>
        sql`select ${table}::text as table, to_jsonb(t) as row from ${sql.table(table)} t where ${mentionsAny(columns)}`,
    )
  const { rows } = await sql<{ table: string; row: OwnedRow }>`${knowing(ids)}
    select * from (${sql.join(each, sql` union all `)}) found order by row::text`.execute(db)
  return rows
}

/** A checksum of each of the owner's tables, to detect changes. */
export async function printsOf(db: Db, { tables, ids }: OwnedRows): Promise<ReadonlyMap<string, string>> {
  const each = tables.map(
    ({ table, columns }) => sql`
      select ${table}::text as table, md5(coalesce(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text), '')) as print
      from ${sql.table(table)} t where ${mentionsAny(columns)}`,
  )
  const { rows } = await sql<{ table: string; print: string }>`
    ${knowing(ids)} ${sql.join(each, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ table, print }) => [table, print]))
}
