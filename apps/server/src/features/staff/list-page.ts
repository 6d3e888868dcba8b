import { sql, type Expression, type SelectQueryBuilder } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** Paging and counting stop here: people filter a long list instead of paging through it. */
const most = 1_000

export async function pageOf<Tables, T extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, Row>,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  sorted: (query: SelectQueryBuilder<Tables, T, Row>) => SelectQueryBuilder<Tables, T, Row>,
): Promise<{ rows: Row[]; total: number }> {
  const offset = (pageNo - 1) * pageSize
  const limit = Math.min(pageSize, most - offset)
  const rows = limit > 0 ? await sorted(query).limit(limit).offset(offset).execute() : []
  return { rows: rows as Row[], total: await countUpTo(db, query) }
}

export async function countUpTo<Tables, T extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, Row>,
): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${query.limit(most)}) as counted`
  return (await counted.execute(db)).rows[0]?.count ?? 0
}

interface LimitedQuery {
  limit(most: number): Expression<unknown>
}

/** Counts several lists in one statement. Each walks its own index and stops at a thousand. */
export async function countLists<const Lists extends Readonly<Record<string, LimitedQuery>>>(
  db: Db,
  lists: Lists,
): Promise<{ [List in keyof Lists]: number }> {
  const each = Object.entries(lists).map(
    ([list, query]) =>
      sql`select ${list}::text as list, count(*) as count from (${query.limit(most)}) as counted`,
  )
  const counted = sql<{ list: string; count: number }>`${sql.join(each, sql` union all `)}`
  const { rows } = await counted.execute(db)
  return Object.fromEntries(rows.map(({ list, count }) => [list, count])) as { [List in keyof Lists]: number }
}
