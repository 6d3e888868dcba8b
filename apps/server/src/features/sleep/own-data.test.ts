import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { sleepCalls } from '@yf/contract/sleep'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { deliverOutbox } from '#platform/jobs/outbox.ts'
import { idOf } from '#seeds/ids.ts'
import { sleepDeliverers } from './deliveries.ts'
import {
  forgetSleeper,
  insomniaOf,
  playProgramme,
  programmeAt,
  receivedBy,
  sleeper,
} from './test-programme.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: programmeAt(sandbox) }))
let he: Awaited<ReturnType<typeof sleeper>>
beforeEach(async () => {
  he = await sleeper(server, { takesPart: false })
})
afterEach(async () => {
  await playProgramme(sandbox, null)
  await forgetSleeper(server)
  await server.db.deleteFrom('outbox').execute()
})

const today = () => shanghaiDay(server.clock.now())
const night = { bed: '23:10', asleep: '23:40', woke: '06:40', up: '07:10', quality: 4 }
const recordNight = (change: object = {}) =>
  server.call(sleepCalls.saveNight, { day: today(), ...night, ...change }, he)
const nights = async () => (await server.call(sleepCalls.diary, {}, he)).result.nights
const listed = async () =>
  (await server.call(sleepCalls.questionnaires, { companyId: he.companyId }, he)).result

async function deliverAll() {
  const waiting = await server.db.selectFrom('outbox').select('id').execute()
  for (const { id } of waiting) await deliverOutbox(sleepDeliverers).run({ id }, workOf(server))
}

test('answers give a score and its meaning, and the later one of a day counts', async () => {
  const mild = (await server.call(sleepCalls.answer, insomniaOf(1), he)).result
  expect(mild).toMatchObject({ total: 7, most: 28, level: 'good', seesDoctor: 0 })
  const severe = (await server.call(sleepCalls.answer, insomniaOf(4), he)).result
  expect(severe).toMatchObject({ total: 28, level: 'severe', seesDoctor: 1 })
  expect((await listed())[0]).toMatchObject({ code: 'ISI', isDue: 0, last: { total: 28, day: today() } })
  server.clock.advance({ days: 8 })
  expect((await listed())[0]).toMatchObject({ code: 'ISI', isDue: 1, last: { total: 28 } })
  server.clock.advance({ days: -8 })
})

test.each([
  ['one is missing', (all: object[]) => all.slice(1)],
  ['one is answered twice', (all: object[]) => [...all, { item: 'worry', value: 1 }]],
  ['one was never asked', (all: object[]) => [...all, { item: 'weather', value: 1 }]],
  ['one is out of range', (all: object[]) => [...all.slice(1), { item: 'falling', value: 5 }]],
])('answers of which %s are not counted', async (_, change) => {
  const { code, answers } = insomniaOf(1)
  const input = { code, answers: change(answers) as typeof answers }
  expect(await server.call(sleepCalls.answer, input, he)).toMatchObject({ code: 400, success: false })
})

test('sends the score of participants to the programme, once, and of nobody else', async () => {
  await server.call(sleepCalls.answer, insomniaOf(3), he)
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  await server.call(sleepCalls.enrol, { companyId: he.companyId, consent: 1 }, he)
  await server.call(sleepCalls.answer, insomniaOf(2), he)
  await deliverAll()
  await deliverAll()
  const { subject_no } = await server.db
    .selectFrom('sleep_person')
    .selectAll()
    .where('account_id', '=', he.accountId)
    .executeTakeFirstOrThrow()
  expect(await receivedBy(sandbox, subject_no)).toMatchObject([
    { what: '参加' },
    { what: '自评', text: 'ISI 14 分' },
  ])
})

test('joining is idempotent with one row and one number, even if the programme is down or refuses', async () => {
  const enrol = () => server.call(sleepCalls.enrol, { companyId: he.companyId, consent: 1 }, he)
  await playProgramme(sandbox, 'down')
  expect((await enrol()).code).toBe(refusals.sleepUnreachable.code)
  await playProgramme(sandbox, 'refuses')
  expect((await enrol()).message).toContain('咨询医生')
  expect((await server.call(sleepCalls.progress, {}, he)).result).toEqual({
    isEnrolled: 0,
    shareCode: null,
    courses: [],
  })
  await playProgramme(sandbox, null)
  const codes = await Promise.all([enrol(), enrol(), enrol()])
  expect(new Set(codes.map(({ result }) => result.shareCode)).size).toBe(1)
  expect((await server.call(sleepCalls.progress, {}, he)).result.isEnrolled).toBe(1)
})

test('the questionnaire list does not depend on the programme', async () => {
  await server.call(sleepCalls.enrol, { companyId: he.companyId, consent: 1 }, he)
  for (const scenario of [null, 'down'])
    expect((await playProgramme(sandbox, scenario), await listed()).map(({ code }) => code)).toEqual([
      'ISI',
      'PSQI',
    ])
})

test('stores one night per day, which can be corrected, ordered by day', async () => {
  await recordNight()
  expect((await recordNight({ quality: 2, note: ' 喝了咖啡 ' })).result).toMatchObject({
    slept: 420,
    efficiency: 87,
    note: '喝了咖啡',
  })
  await recordNight({ day: addDays(today(), -3) })
  expect((await nights()).map(({ day, quality }) => [day, quality])).toEqual([
    [addDays(today(), -3), 4],
    [today(), 2],
  ])
})

test('accepts only past days of the last two weeks, with times in sequence', async () => {
  for (const offset of [1, -14])
    expect((await recordNight({ day: addDays(today(), offset) })).code).toBe(refusals.sleepDiaryDay.code)
  expect((await recordNight({ day: '2026-02-30' })).code).toBe(refusals.sleepDiaryDay.code)
  expect(await recordNight({ woke: '22:00' })).toMatchObject({ http: 400, code: 400 })
  expect(await nights()).toEqual([])
})

test('answers and nights are stored encrypted, and unreadable without the key', async () => {
  await recordNight({ note: '做了噩梦' })
  const rows = await Promise.all(
    (['sleep_answer', 'sleep_night'] as const).map((table) =>
      server.db.selectFrom(table).select('content').where('account_id', '=', he.accountId).execute(),
    ),
  )
  for (const { content } of rows.flat()) expect(content).not.toMatch(/falling|噩梦|23:10|total/)
  const key = await server.db
    .selectFrom('subject_key')
    .selectAll()
    .where('subject_id', '=', he.accountId)
    .executeTakeFirstOrThrow()
  await server.db.deleteFrom('subject_key').where('subject_id', '=', he.accountId).execute()
  expect(await nights()).toEqual([])
  expect((await listed()).map(({ last }) => last)).toEqual([null, null])
  await server.db.insertInto('subject_key').values(key).execute()
})

test('a member sees only their own data', async () => {
  await recordNight()
  const other = { token: await server.tokenOf('hejing') }
  expect((await server.call(sleepCalls.diary, {}, other)).result.nights).toEqual([])
  expect((await server.call(sleepCalls.progress, {}, other)).result.courses).toEqual([])
  expect((await server.call(sleepCalls.report, {}, other)).code).toBe(refusals.sleepNothingToReport.code)
})

test('a report is a PDF for its member only, and stays the same until there is new data', async () => {
  await recordNight()
  const reported = async () => (await server.call(sleepCalls.report, {}, he)).result
  const first = await reported()
  expect(first.name).toBe(`睡眠报告-${today()}.pdf`)
  expect(await reported()).toEqual(first)
  const read = (url: string, token: string) =>
    server.fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const file = await read(first.url, he.token)
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await read(first.url, await server.tokenOf('hejing'))).status).toBe(404)
  await recordNight({ quality: 1 })
  const second = await reported()
  expect(second.url).not.toBe(first.url)
  expect((await read(first.url, he.token)).status).toBe(404)
  const both = await Promise.all([recordNight({ quality: 3 }).then(reported), reported()])
  expect((await read(both[0].url, he.token)).status).toBe(200)
})

test('the demo people include somebody in every state', async () => {
  const rows = await server.db.selectFrom('sleep_course').select(['account_id', 'days', 'state']).execute()
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set([1, 2, 3, 4]))
  expect(rows.some(({ account_id }) => account_id === idOf('account', 'linxiao'))).toBe(true)
})
