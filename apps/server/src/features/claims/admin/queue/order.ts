import { sql, type RawBuilder } from 'kysely'
import { markOf, type PageMark } from '#features/staff/public.ts'
import type { Cases, List } from './store.ts'

/** The order of a list: by a timestamp, whose columns match the index, then by id. */
interface Order {
  readonly key: RawBuilder<unknown>
  /** Converts the key to a timestamp and back. */
  readonly at: RawBuilder<Date>
  readonly of: (at: Date) => RawBuilder<unknown>
  readonly isNewestFirst: boolean
}

const byColumn = (name: string, { isNewestFirst = false } = {}): Order => {
  const key = sql<Date>`${sql.ref(name)}`
  return { key, at: key, of: (at) => sql`${at}::timestamptz`, isNewestFirst }
}

/**
 * The queue order (`turnOf` of the domain), literally as in the index: an index expression must not depend on the
 * session's time zone.
 */
const turn = sql`((coalesce(c.due_at, c.submitted_at) at time zone 'UTC') - c.risk * interval '5 minutes')`

const byTurn: Order = {
  key: turn,
  at: sql<Date>`${turn} at time zone 'UTC'`,
  of: (at) => sql`(${at}::timestamptz at time zone 'UTC')`,
  isNewestFirst: false,
}

/** Lists that wait for a handler are in queue order, the others by last change. */
const orders: Readonly<Record<List, Order>> = {
  open: byTurn,
  mine: byTurn,
  second: byTurn,
  late: byColumn('c.due_at'),
  asked: byColumn('c.updated_at'),
  appeal: byColumn('c.appealed_at'),
  all: byColumn('c.updated_at', { isNewestFirst: true }),
}

export function inOrder(query: Cases, list: List, after?: string) {
  const { key, at, of, isNewestFirst } = orders[list]
  const direction = isNewestFirst ? 'desc' : 'asc'
  const mark = markOf(after)
  const beyond = (cursor: PageMark) =>
    sql<boolean>`(${key}, c.id) ${isNewestFirst ? sql`<` : sql`>`} (${of(cursor.at)}, ${cursor.id}::uuid)`
  return (mark ? query.where(beyond(mark)) : query)
    .select(at.as('place'))
    .orderBy(key, direction)
    .orderBy('c.id', direction)
}
