import { crowdedDatabase } from '#testkit/crowded-database.ts'
import { defineMachine } from '@yf/domain/state-machine'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { transition } from './transition.ts'
import { readStates, recordState } from './state-events.ts'

const crate = defineMachine({ 1: [2, 8], 2: [3], 3: [], 8: [] })

const database = crowdedDatabase()
beforeAll(async () => {
  await sql`create table crate (company_id uuid, id uuid, state int not null, note text, primary key (company_id, id))`.execute(
    database.db,
  )
})

const at = new Date('2026-06-01T00:00:00Z')
const companyId = newId()
const caused = (reason: string) => ({ actor: 'account-1', reason, at })

async function newParcel() {
  const id = newId()
  const subject = { companyId, kind: 'crate', id }
  await sql`insert into crate values (${companyId}, ${id}, 1)`.execute(database.db)
  return {
    subject,
    move: (to: 2 | 3 | 8, more: { from?: (1 | 2)[]; note?: string } = {}) =>
      database.transaction((tx) =>
        transition(tx, {
          machine: crate,
          subject,
          table: 'crate',
          where: { company_id: companyId, id },
          to,
          ...(more.from ? { from: more.from } : {}),
          ...(more.note ? { set: { note: more.note } } : {}),
          cause: caused(more.note ?? '测试'),
        }),
      ),
    row: async () => {
      const { rows } = await sql<{ state: number; note: string | null }>`
        select state, note from crate where id = ${id}`.execute(database.db)
      return rows[0]
    },
  }
}

test('of twenty concurrent transitions one wins, and there is one event', async () => {
  const { subject, move, row } = await newParcel()
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) => move(n % 2 ? 2 : 8, { note: `第${n}次` })),
  )
  const won = results.flatMap((one, n) => (one.kind === 'moved' ? [n] : []))
  expect(won).toHaveLength(1)
  expect(results.filter((one) => one.kind === 'refused')).toEqual(
    Array.from({ length: 19 }, () => refuse('stateMoved')),
  )
  expect(await row()).toEqual({ state: won[0]! % 2 ? 2 : 8, note: `第${won[0]}次` })
  const events = await readStates(database.db, subject)
  expect(events.map((event) => event.reason)).toEqual([`第${won[0]}次`])
})

test('the timeline contains the whole history in order', async () => {
  const { subject, move } = await newParcel()
  await recordState(database.db, subject, { from: null, to: 1 }, caused('已下单'))
  expect(await move(2)).toEqual({ kind: 'moved', from: 1 })
  expect(await move(3)).toEqual({ kind: 'moved', from: 2 })
  const events = await readStates(database.db, subject)
  expect(events.map((event) => [event.from_state, event.to_state])).toEqual([
    [null, '1'],
    ['1', '2'],
    ['2', '3'],
  ])
})

test('refuses a transition that the table does not allow and changes nothing', async () => {
  const { subject, move, row } = await newParcel()
  expect(await move(3)).toEqual(refuse('stateMoved'))
  expect(await row()).toEqual({ state: 1, note: null })
  expect(await readStates(database.db, subject)).toEqual([])
})

test('a call may allow fewer states than the state machine, never more', async () => {
  const { move } = await newParcel()
  await move(2)
  expect(await move(3, { from: [2] })).toEqual({ kind: 'moved', from: 2 })
  await expect(move(8, { from: [2] })).rejects.toThrow('no move from 2 to 8')
})

test("a missing row, or another owner's, is not found", async () => {
  const { subject } = await newParcel()
  const move = transition(database.db, {
    machine: crate,
    subject,
    table: 'crate',
    where: { company_id: newId(), id: subject.id },
    to: 2,
    cause: caused('测试'),
  })
  expect(await move).toEqual(refuse('notFound'))
})

test('history cannot be rewritten', async () => {
  const { move } = await newParcel()
  await move(2)
  await expect(sql`update state_event set reason = 'x'`.execute(database.db)).rejects.toThrow('append-only')
  await expect(sql`delete from state_event`.execute(database.db)).rejects.toThrow('append-only')
})

test('a subject without a company has its own timeline too', async () => {
  const bill = { companyId: null, kind: 'bill', id: newId() }
  await recordState(database.db, bill, { from: null, to: 1 }, caused('已开出'))
  await recordState(database.db, { ...bill, companyId }, { from: null, to: 1 }, caused('别家的'))
  expect((await readStates(database.db, bill)).map((event) => event.reason)).toEqual(['已开出'])
})
