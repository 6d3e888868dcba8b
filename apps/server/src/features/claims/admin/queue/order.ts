import { sql, type RawBuilder } from 'kysely'
import { markOf, type Mark } from '#features/staff/public.ts'
import type { Cases, List } from './store.ts'

/** How a list is walked: by an instant, each of its columns as the index has it, and by id where it is the same. */
interface Order {
  readonly key: RawBuilder<unknown>
  /** The key as an instant, and an instant as the key. */
  readonly at: RawBuilder<Date>
  readonly of: (at: Date) => RawBuilder<unknown>
  readonly isNewestFirst: boolean
}

const column = (name: string, isNewestFirst: boolean): Order => {
  const key = sql<Date>`${sql.ref(name)}`
  return { key, at: key, of: (at) => sql`${at}::timestamptz`, isNewestFirst }
}

/**
 * Whose turn it is (`turnOf` of the domain), to the letter as the index says it: an index of an expression may hold
 * nothing that depends on a time zone of the session.
 */
const turn = sql`((coalesce(c.due_at, c.submitted_at) at time zone 'UTC') - c.risk * interval '5 minutes')`

const byTurn: Order = {
  key: turn,
  at: sql<Date>`${turn} at time zone 'UTC'`,
  of: (at) => sql`(${at}::timestamptz at time zone 'UTC')`,
  isNewestFirst: false,
}

/** What waits for a handler stands by its turn, what waits for nobody by its last change. */
const orders: Readonly<Record<List, Order>> = {
  open: byTurn,
  mine: byTurn,
  second: byTurn,
  late: column('c.due_at', false),
  asked: column('c.updated_at', false),
  appeal: column('c.appealed_at', false),
  all: column('c.updated_at', true),
}

export function inOrder(query: Cases, list: List, after?: string) {
  const { key, at, of, isNewestFirst } = orders[list]
  const direction = isNewestFirst ? 'desc' : 'asc'
  const mark = markOf(after)
  const beyond = (place: Mark) =>
    sql<boolean>`(${key}, c.id) ${isNewestFirst ? sql`<` : sql`>`} (${of(place.at)}, ${place.id}::uuid)`
  return (mark ? query.where(beyond(mark)) : query)
    .select(at.as('place'))
    .orderBy(key, direction)
    .orderBy('c.id', direction)
}
