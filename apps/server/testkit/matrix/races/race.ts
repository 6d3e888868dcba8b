import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refusals } from '@yf/contract/refusals'
import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { distributions } from '#platform/db/distribution.ts'
import { inventInput } from '#testkit/distributed/invent-input.ts'
import type { NamedCall } from '#testkit/named-calls.ts'
import { askUnhindered, isDone, type CallReply } from '../ask.ts'
import type { MatrixStage } from '../stage.ts'
import { createRaceKit, type RaceKit } from './race-kit.ts'
import { preparations } from './preparations.ts'
import type { Prepared } from './prepared.ts'

export interface RaceReport {
  readonly call: string
  /** Whether a single call had its effect. */
  readonly isOpened: boolean
  /** The response to the single call. */
  readonly response: string
  readonly faults: readonly string[]
}

/** Rows by table. */
type RowCounts = ReadonlyMap<string, number>

/** Written per key or per try, whatever the outcome. */
const beside = new Set([
  'limit_window',
  'idempotency',
  'session',
  'current_session',
  'staff_session',
  // The head of each staff member's audit chain, and their denied requests.
  'staff_chain',
  'denied_request',
])

/** One effect per key however often it is sent, and one effect whatever the keys for what can happen only once. */
export async function raceCall(stage: MatrixStage, call: NamedCall, racers: number): Promise<RaceReport> {
  const kit = await createRaceKit(stage)
  const { db } = stage.server
  // The first call also opens books and creates keys, which later ones find: a later one is counted.
  await attempt(stage, call, await prepared(kit, call), randomUUID())
  const first = await prepared(kit, call)
  const single = await effectOf(db, () => attempt(stage, call, first, randomUUID()))
  const isOpened = isDone(single.value)
  const runners = Array.from({ length: racers })

  const second = await prepared(kit, call)
  const key = randomUUID()
  const same = await effectOf(db, () => Promise.all(runners.map(() => attempt(stage, call, second, key))))
  const faults = [
    ...differences(single.grown, same.grown, 'one key'),
    ...brokenIn(same.value),
    ...(new Set(same.value.map(answerOf)).size > 1 ? ['one key: answers differ'] : []),
    ...(isOpened && !same.value.every(isDone)
      ? [`one key: not everybody was answered: ${undoneIn(same.value)}`]
      : []),
  ]
  if (preparations[call.name]?.isOnce && isOpened) {
    const third = await prepared(kit, call)
    const many = await effectOf(db, () =>
      Promise.all(runners.map(() => attempt(stage, call, third, randomUUID()))),
    )
    faults.push(...differences(single.grown, many.grown, 'many keys'), ...brokenIn(many.value))
    if (!many.value.some(isDone)) faults.push('many keys: nobody was answered')
  }
  return { call: call.name, isOpened, response: single.value.message, faults }
}

async function prepared(kit: RaceKit, { name, row }: NamedCall): Promise<Prepared> {
  const preparation = preparations[name]
  if (preparation) return preparation.prepare(kit)
  return { input: inventInput(row.request), token: row.auth === 'staff' ? kit.senior : kit.lab.token }
}

/** As the app does: retries when the same request is still in progress, or when it has to wait for others. */
const laterOn = new Set([refusals.inProgress, refusals.uploadBusy].map(({ code }) => String(code)))

async function attempt(
  stage: MatrixStage,
  { row }: NamedCall,
  { input, token }: Prepared,
  key: string,
): Promise<CallReply> {
  for (;;) {
    const reply = await askUnhindered(stage, row, input, { token, key })
    if (!laterOn.has(reply.code)) return reply
    await wait(20)
  }
}

/** A response without the fields that differ per request. */
const answerOf = ({ http, code, text }: CallReply) => `${http} ${code} ${http >= 500 ? '' : text}`

/** The responses of the calls without an effect. */
const undoneIn = (replies: readonly CallReply[]): string =>
  [
    ...new Set(
      replies
        .filter((reply) => !isDone(reply))
        .map(({ http, code, message }) => `${http}/${code} ${message}`),
    ),
  ].join(', ')

const brokenIn = (replies: readonly CallReply[]): string[] => {
  const broken = replies.filter(({ http }) => http >= 500)
  return broken.length > 0 ? [`${broken.length} answers of ${broken[0]!.http}`] : []
}

async function effectOf<T>(db: Db, work: () => Promise<T>): Promise<{ value: T; grown: RowCounts }> {
  const before = await countAll(db)
  const value = await work()
  const after = await countAll(db)
  return {
    value,
    grown: new Map([...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)])),
  }
}

async function countAll(db: Db): Promise<RowCounts> {
  const each = Object.keys(distributions)
    .filter((table) => !beside.has(table))
    .map((table) => sql`select ${table}::text as table, count(*)::int as count from ${sql.table(table)}`)
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(
    db,
  )
  return new Map(rows.map(({ table, count }) => [table, count]))
}

const differences = (expected: RowCounts, found: RowCounts, what: string): string[] =>
  [...found]
    .filter(([table, count]) => count !== (expected.get(table) ?? 0))
    .map(([table, count]) => `${what}: ${table} grew by ${count} instead of ${expected.get(table) ?? 0}`)
