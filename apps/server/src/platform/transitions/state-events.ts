import { sql } from 'kysely'
import type { MachineState } from '@yf/domain/state-machine'
import type { Db } from '#platform/db/handle.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import { newId } from '#platform/ids.ts'
import type { StateEventTable } from './tables.ts'

/** The subject: a claim case, an order, an appointment. */
export interface StateEventSubject {
  /** Null when it belongs to no company, such as a bill that anybody may pay. */
  readonly companyId: string | null
  readonly kind: string
  readonly id: string
}

/** The actor and the reason, which is shown to users. */
export interface Cause {
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** Rows begin with the company, which distributes them: those without a company share one value. */
export const noCompany = '00000000-0000-0000-0000-000000000000'

const columnsOf = ({ companyId, kind, id }: StateEventSubject) => ({
  company_id: companyId ?? noCompany,
  subject_kind: kind,
  subject_id: id,
})

/** Adds an event to the subject's history. `from` is null at its creation. */
export async function recordState(
  tx: Db,
  subject: StateEventSubject,
  move: { from: MachineState | null; to: MachineState },
  cause: Cause,
): Promise<void> {
  const event = {
    ...columnsOf(subject),
    id: newId(),
    from_state: move.from === null ? null : String(move.from),
    to_state: String(move.to),
    actor: cause.actor,
    reason: cause.reason,
    at: cause.at,
  }
  await insertRows(tx, 'state_event', [event])
}

export type StateEvent = Pick<StateEventTable, 'from_state' | 'to_state' | 'actor' | 'at'>

/** The timelines of several subjects of one kind, oldest event first, by the subject's id. */
export async function statesOfMany(
  db: Db,
  kind: string,
  subjects: readonly { readonly company_id: string; readonly id: string }[],
): Promise<ReadonlyMap<string, StateEvent[]>> {
  if (subjects.length === 0) return new Map()
  const companies = [...new Set(subjects.map(({ company_id }) => company_id))]
  const rows = await db
    .selectFrom('state_event')
    .select(['subject_id', 'from_state', 'to_state', 'actor', 'at'])
    .where('company_id', 'in', companies)
    .where('subject_kind', '=', kind)
    .where(
      'subject_id',
      'in',
      subjects.map(({ id }) => id),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ subject_id }) => subject_id)
}

/** The subject's timeline, oldest first (decisions §5: the timeline is that log). */
export const readStates = (db: Db, subject: StateEventSubject) =>
  db
    .selectFrom('state_event')
    .select(['from_state', 'to_state', 'actor', 'reason', 'at'])
    .where((row) => row.and(columnsOf(subject)))
    .orderBy('at')
    .orderBy('id')
    .execute()

/** How many subjects entered a state in a period, each counted once: for states with an index of their own (0049). */
export async function countTransitions(
  db: Db,
  { kind, to, since, until }: { kind: string; to: MachineState; since: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('state_event')
    .select(sql<number>`count(distinct subject_id)`.as('count'))
    .where('subject_kind', '=', sql.lit(kind))
    .where('to_state', '=', sql.lit(String(to)))
    .where('at', '>=', since)
    .where('at', '<', until)
    .executeTakeFirstOrThrow()
  return count
}
