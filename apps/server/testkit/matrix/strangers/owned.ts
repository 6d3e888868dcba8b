import { sql } from 'kysely'
import { places } from '#platform/db/places.ts'
import type { Db } from '#platform/db/handle.ts'

export type Row = Readonly<Record<string, unknown>>

export interface OwnedTable {
  readonly table: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export interface Owned {
  /** Ids of the owner's rows, and the owner's own. */
  readonly ids: ReadonlySet<string>
  readonly tables: readonly OwnedTable[]
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** Of what a row belongs to together with others: they make nothing the owner's. */
const isShared = (column: string) => column === 'company_id'

/**
 * Everything in the database that is one person's: rows that name the person, then rows that name those rows, until no
 * more are found. It reads the schema, so a new table is in it without being listed.
 */
export async function ownedBy(db: Db, accountId: string): Promise<Owned> {
  const columns = await columnsOf(db)
  const ids = new Set([accountId])
  for (;;) {
    const before = ids.size
    const tables: OwnedTable[] = []
    for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
      const rows = await rowsNaming(db, table, own, [...ids])
      for (const { id } of rows) if (typeof id === 'string') ids.add(id)
      if (rows.length > 0) tables.push({ table, columns: own, rows })
    }
    if (ids.size === before) return { ids, tables }
  }
}

/** Of tables that are nobody's own there is nothing to own. */
async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(db)
  return rows.filter(({ table }) => !['reference', 'local'].includes(places[table]?.kind ?? 'reference'))
}

export const naming = (columns: readonly Column[], ids: readonly string[]) =>
  sql.join(
    columns
      .filter(({ type, column }) => type === 'uuid' && !isShared(column))
      .map(({ column }) => sql`${sql.ref(column)} = any(${ids}::uuid[])`),
    sql` or `,
  )

async function rowsNaming(db: Db, table: string, columns: readonly Column[], ids: readonly string[]) {
  if (!columns.some(({ type, column }) => type === 'uuid' && !isShared(column))) return []
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${naming(columns, ids)}
    order by to_jsonb(t)::text`.execute(db)
  return rows.map(({ row }) => row)
}

/** A print of each of the owner's tables: whoever changed one can be told. */
export async function printsOf(db: Db, { tables, ids }: Owned): Promise<ReadonlyMap<string, string>> {
  const each = tables.map(
    ({ table, columns }) => sql`
      select ${table}::text as table, md5(coalesce(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text), '')) as print
      from ${sql.table(table)} t where ${naming(columns, [...ids])}`,
  )
  const { rows } = await sql<{ table: string; print: string }>`${sql.join(each, sql` union all `)}`.execute(
    db,
  )
  return new Map(rows.map(({ table, print }) => [table, print]))
}
