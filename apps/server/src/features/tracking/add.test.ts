import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Call } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { trackingCalls, type BehaviorEvent } from '@yf/contract/tracking'
import { pageView, trackedEvents } from '@yf/domain/tracking'
import { workOf } from '#testkit/work-of.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { removeOldRecords } from './jobs.ts'
import { noCompany } from './rules.ts'

const logged: string[] = []

const server = demoStage(() => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  return { log }
})

const companyId = idOf('company', 'xinghe-software')
const occurredAt = '2026-03-02 09:30:00'
const seen: BehaviorEvent = { ...pageView('Home'), occurredAt, companyId }
const tapped: BehaviorEvent = { ...trackedEvents['home.tile.home_king_mall'], occurredAt, companyId }

const send = async (person: string, ...events: BehaviorEvent[]) =>
  server.call(trackingCalls.add, { events }, { token: await server.tokenOf(person) })
const rowsOf = (person: string) =>
  server.db
    .selectFrom('behavior_record')
    .selectAll()
    .where('account_id', '=', idOf('account', person))
    .orderBy('operation')
    .execute()

test('a batch is stored by company, person and day', async () => {
  expect((await send('linxiao', seen, tapped)).success).toBe(true)
  expect(await rowsOf('linxiao')).toMatchObject([
    { company_id: companyId, day: '2026-03-02', page_key: 'Home', module: 'king', operation: 0 },
    { company_id: companyId, day: '2026-03-02', page_key: 'Home', feature: 'view', operation: 1 },
  ])
})

test('an event that is repeated after a lost answer is stored once', async () => {
  const named = { ...seen, key: 'event-0001' }
  await send('zhoulan', named)
  await send('zhoulan', named, { ...named, key: 'event-0002' })
  expect(await rowsOf('zhoulan')).toHaveLength(2)
})

test('unknown events are dropped and counted in the log, and the rest of the batch is stored', async () => {
  logged.length = 0
  const madeUp = { ...tapped, feature: 'made-up' }
  const noMoment = { ...seen, occurredAt: '2026-02-30 99:00:00' }
  const tooOld = { ...seen, occurredAt: '2025-01-01 00:00:00' }
  expect((await send('hejing', madeUp, noMoment, tooOld, seen)).success).toBe(true)
  expect(await rowsOf('hejing')).toHaveLength(1)
  expect(logged.some((line) => line.includes('"dropped":3'))).toBe(true)
  expect(logged.join('')).not.toContain('made-up')
})

test('ignores a company that the member does not belong to, and a time in the future', async () => {
  await send('zhaoqiang', { ...seen, occurredAt: '2031-01-01 00:00:00' })
  const [row] = await rowsOf('zhaoqiang')
  expect(row?.company_id).toBe(noCompany)
  expect(row?.occurred_at).toEqual(server.clock.now())
})

test.each([
  ['nothing at all', []],
  ['more than fifty', Array.from({ length: 51 }, () => seen)],
  ['a detail with a phone number', [{ ...seen, detail: '13800000001' }]],
  ['a detail with a name', [{ ...seen, detail: '林晓' }]],
])('%s is bad input', async (_name, events) => {
  expect((await send('chenmo', ...events)).http).toBe(400)
  expect(await rowsOf('chenmo')).toEqual([])
})

test('nothing is tracked without a session', async () => {
  expect((await server.call(trackingCalls.add as Call, { events: [seen] })).http).toBe(401)
})

test('an app that sends too often is rate limited', async () => {
  const token = await server.tokenOf('chenmo')
  const codes = []
  for (let batch = 0; batch <= 60; batch++)
    codes.push((await server.call(trackingCalls.add, { events: [seen] }, { token })).code)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
  expect(codes.filter((code) => code === 200)).toHaveLength(60)
})

test('records are deleted after 180 days and not before', async () => {
  const ctx = workOf(server)
  server.clock.advance({ days: 180 })
  await removeOldRecords({}, ctx)
  expect(await rowsOf('linxiao')).toHaveLength(2)
  server.clock.advance({ days: 1 })
  await removeOldRecords({}, ctx)
  expect(await rowsOf('linxiao')).toHaveLength(0)
})
