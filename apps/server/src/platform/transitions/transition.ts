import { canMove, type MachineState, type StateOf } from '@yf/domain/state-machine'
import { sql, type RawBuilder } from 'kysely'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { recordState, type Cause, type StateEventSubject } from './state-events.ts'

export interface Transition<M extends object> {
  readonly machine: M
  readonly subject: StateEventSubject
  readonly table: string
  /** The row: its whole primary key, and the owner when only the owner may change it. */
  readonly where: Readonly<Record<string, string | number>>
  /** The column with the state. */
  readonly column?: string
  /** Narrows the states from which this call may transition; otherwise all that the state machine allows. */
  readonly from?: readonly StateOf<M>[]
  readonly to: StateOf<M>
  /** Columns that change with the transition. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly cause: Cause
}

/**
 * Changes a row's state by compare-and-set and logs the event. Of concurrent transitions one wins; the others find
 * the state changed and do nothing.
 */
export async function transition<M extends object>(
  tx: Db,
  move: Transition<M>,
): Promise<{ kind: 'moved'; from: StateOf<M> } | RefusedCall<'notFound' | 'stateMoved'>> {
  for (const state of move.from ?? []) {
    if (!canMove(move.machine, state, move.to)) {
      throw new Error(`${move.subject.kind}: no move from ${String(state)} to ${String(move.to)}`)
    }
  }
  const column = sql.ref(move.column ?? 'state')
  const isTheRow = sql.join(
    Object.entries(move.where).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )
  const found = await sql<{ state: StateOf<M> }>`
    select ${column} as state from ${sql.table(move.table)} where ${isTheRow}`.execute(tx)
  const from = found.rows[0]?.state
  if (from === undefined) return refuse('notFound')
  if (!(move.from?.includes(from) ?? canMove(move.machine, from, move.to))) return refuse('stateMoved')

  const { numAffectedRows } = await sql`
    update ${sql.table(move.table)} set ${assignments(column, move.to, move.set)}
    where ${isTheRow} and ${column} = ${from}`.execute(tx)
  if (numAffectedRows === 0n) return refuse('stateMoved')
  await recordState(tx, move.subject, { from, to: move.to }, move.cause)
  return { kind: 'moved', from }
}

const assignments = (
  column: RawBuilder<unknown>,
  to: MachineState,
  set: Readonly<Record<string, unknown>> = {},
) =>
  sql.join([
    sql`${column} = ${to}`,
    ...Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ])
