import { randomUUID } from 'node:crypto'
import { urlOf } from '@yf/contract/call'
import { pointsCalls } from '@yf/contract/points'
import { pointsEvents } from '@yf/contract/points-events'
import { usualRules, type PointsRules } from '@yf/domain/points-rules'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { stepsHeader } from '@yf/partner-contract/steps'
import { beforeEach, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { idOf } from '#seeds/ids.ts'
import { driftedAccounts } from '#platform/ledger/ledger.ts'
import { forgetSteps } from './jobs.ts'
import { addRuleChange } from './rule-changes.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const today = '2026-03-05'
const linxiao = { mobile: '13800000001', day: today, steps: 8000 }

beforeEach(async () => {
  server.clock.set(`${today}T21:00:00+08:00`)
  await server.db.deleteFrom('member_steps').execute()
})

interface ReportOptions {
  readonly channel?: string
  /** The platform whose secret signs, and the one named in the header. */
  readonly signer?: string
  readonly header?: string
  readonly id?: string
  readonly nonce?: string
  readonly at?: number
}

async function report(data: object, options: ReportOptions = {}): Promise<number> {
  const { channel = 'xinghe-walk', signer = channel, header = channel } = options
  const body = JSON.stringify({ id: options.id ?? randomUUID(), type: channel, data })
  const timestamp = String(options.at ?? Date.now())
  const encrypted = { timestamp, nonce: options.nonce ?? randomUUID(), body }
  const headers = { ...signedHeaders(encrypted, `sandbox-steps-${signer}-secret`), [stepsHeader]: header }
  return (await server.fetch(urlOf(pointsEvents.daySteps), { method: 'POST', headers, body })).status
}

const creditedOf = async (person = 'linxiao', company = companyId) =>
  (
    await server.db
      .selectFrom('ledger_entry')
      .select(['event_key', 'amount'])
      .where('owner_id', '=', idOf('account', person))
      .where('company_id', '=', company)
      .where('event_key', 'like', 'task/stepsReached/%')
      .orderBy('event_key')
      .execute()
  ).map(({ event_key, amount }) => [event_key.slice('task/stepsReached/'.length), amount])
const task = async () => {
  const token = await server.tokenOf('linxiao')
  const { result } = await server.call(pointsCalls.tasks, { companyId }, { token })
  return result.find(({ code }) => code === 'stepsReached')
}

test('steps increase during the day, and the goal credits its points once, with the bonus of the level', async () => {
  expect(await task()).toMatchObject({ steps: { today: 0, goal: 8000 }, isDoneToday: 0 })
  expect(await report({ ...linxiao, steps: 7999 })).toBe(200)
  expect(await task()).toMatchObject({ steps: { today: 7999 }, isDoneToday: 0 })
  expect(await creditedOf()).toEqual([])
  for (const steps of [8000, 8000, 12_000]) expect(await report({ ...linxiao, steps })).toBe(200)
  expect(await creditedOf()).toEqual([[today, 6]])
  expect(await task()).toMatchObject({ steps: { today: 12_000 }, isDoneToday: 1, doneTimes: 1 })
})

test('the highest count wins regardless of order: a late message with fewer steps takes nothing off', async () => {
  await report({ ...linxiao, steps: 9000 })
  await report({ ...linxiao, steps: 3000 })
  expect(await task()).toMatchObject({ steps: { today: 9000 }, isDoneToday: 1 })
})

test('ten concurrent messages have one effect, as ten events and as the same event', async () => {
  server.clock.set('2026-03-06T21:00:00+08:00')
  const event = { ...linxiao, day: '2026-03-06' }
  const id = randomUUID()
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, (_, at) => report({ ...event, steps: 8000 + at })),
    ...Array.from({ length: 5 }, () => report(event, { id })),
  ])
  // An event that is being processed may be answered with a request to retry.
  expect(answers.every((status) => status === 200 || status === 503)).toBe(true)
  expect(await creditedOf()).toContainEqual(['2026-03-06', 6])
  expect((await creditedOf()).filter(([day]) => day === '2026-03-06')).toHaveLength(1)
})

test('forged, unsigned, replayed, stale and malformed messages change nothing', async () => {
  const high = { ...linxiao, day: '2026-03-04' }
  expect(await report(high, { signer: 'yuanli-walk', header: 'xinghe-walk' })).toBe(401)
  expect(await report(high, { signer: 'yuanli-walk', header: 'yuanli-walk' })).toBe(401)
  expect(await report(high, { channel: 'nobody' })).toBe(401)
  expect(await report(high, { at: Date.now() - 10 * 60_000 })).toBe(401)
  expect(await report({ ...high, steps: -1 })).toBe(401)
  expect(await report({ ...high, steps: '8000' })).toBe(401)
  expect(await report({ ...high, mobile: '1380000000' })).toBe(401)
  const nonce = randomUUID()
  expect(await report({ ...high, steps: 10 }, { nonce })).toBe(200)
  expect(await report(high, { nonce })).toBe(401)
  expect((await creditedOf()).filter(([day]) => day === '2026-03-04')).toEqual([])
})

test('a platform reports only members of its own companies, and two platforms may use the same event id', async () => {
  const yuanli = { channel: 'yuanli-walk' }
  const day = '2026-03-03'
  const id = randomUUID()
  // 林晓 does not belong to 原力, 何静 does.
  expect(await report({ ...linxiao, day }, { ...yuanli, id })).toBe(200)
  expect(await report({ mobile: '13900000099', day, steps: 9000 }, yuanli)).toBe(200)
  expect(await server.db.selectFrom('member_steps').selectAll().execute()).toEqual([])
  expect((await creditedOf()).filter(([credited]) => credited === day)).toEqual([])
  expect(await report({ mobile: '13800000004', day, steps: 9000 }, yuanli)).toBe(200)
  expect(await creditedOf('hejing', idOf('company', 'yuanli'))).toHaveLength(1)
  expect(await report({ ...linxiao, day }, { id })).toBe(200)
  expect(await creditedOf()).toContainEqual([day, 6])
})

test('steps of some days ago count for their day; much older and future ones do not', async () => {
  const before = await creditedOf()
  const late = { ...linxiao, day: '2026-03-02' }
  expect(await report(late)).toBe(200)
  expect(await creditedOf()).toEqual([['2026-03-02', 6], ...before])
  expect(await task()).toMatchObject({ steps: { today: 0 }, isDoneToday: 0 })
  for (const day of ['2026-03-01', '2026-03-07', '2026-02-30'])
    expect(await report({ ...linxiao, day })).toBe(200)
  // Its clock is slightly ahead of ours: it may repeat the message after midnight.
  const tomorrow = { ...linxiao, day: '2026-03-06' }
  const id = randomUUID()
  expect(await report({ ...tomorrow, mobile: '13800000004' }, { channel: 'yuanli-walk', id })).toBe(503)
  server.clock.set('2026-03-06T00:00:10+08:00')
  expect(await report({ ...tomorrow, mobile: '13800000004' }, { channel: 'yuanli-walk', id })).toBe(200)
  expect(await creditedOf('hejing', idOf('company', 'yuanli'))).toContainEqual(['2026-03-06', 6])
})

const change = (no: number, startDay: string, rules: Partial<PointsRules>) =>
  addRuleChange(server.db, {
    company_id: companyId,
    no,
    start_day: startDay,
    rules: { ...usualRules, ...rules },
    reason: '测试',
    state: 'inForce',
    proposed_by: idOf('staff', 'operator1'),
    proposed_at: server.clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  })

test('goal and points follow the rules of the day walked, and a disabled task credits nothing', async () => {
  const on = { ...usualRules.tasks, stepsReached: { isOn: true, points: 20 } }
  await change(10, '2026-03-08', { stepGoal: 6000, tasks: on })
  await change(11, '2026-03-09', { tasks: usualRules.tasks })
  server.clock.set('2026-03-09T12:00:00+08:00')
  for (const day of ['2026-03-07', '2026-03-08', '2026-03-09']) await report({ ...linxiao, day, steps: 7000 })
  const days = (await creditedOf()).filter(([day]) => String(day) > '2026-03-06')
  expect(days).toEqual([['2026-03-08', 24]])
  await report({ ...linxiao, day: '2026-03-09', steps: 20_000 })
  expect((await creditedOf()).some(([day]) => day === '2026-03-09')).toBe(false)
  expect(await task()).toBeUndefined()
})

test('steps are deleted after a month, and their points stay', async () => {
  await report(linxiao)
  const before = await creditedOf()
  server.clock.set('2026-04-05T12:00:00+08:00')
  await forgetSteps({}, workOf(server))
  expect(await server.db.selectFrom('member_steps').selectAll().execute()).toHaveLength(1)
  server.clock.set('2026-04-06T12:00:00+08:00')
  await forgetSteps({}, workOf(server))
  expect(await server.db.selectFrom('member_steps').selectAll().execute()).toEqual([])
  expect(await creditedOf()).toEqual(before)
  expect(await driftedAccounts(server.db)).toEqual([])
})
